import { learn } from "../lib/i18n";
import english from "../../../src/tangledbank/messages/en/options.ftl?raw";

learn(english);
