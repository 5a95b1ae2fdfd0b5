import { learn } from "../lib/i18n";
import english from "../../../src/tangledbank/messages/en/rules.ftl?raw";

learn(english);
