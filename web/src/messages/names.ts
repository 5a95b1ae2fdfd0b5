import { learn } from "../lib/i18n";
import english from "../../../src/tangledbank/messages/en/names.ftl?raw";

learn(english);
