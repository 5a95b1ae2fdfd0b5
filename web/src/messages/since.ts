import { learn } from "../lib/i18n";
import english from "../../../src/tangledbank/messages/en/since.ftl?raw";

learn(english);
