import { learn } from "../lib/i18n";
import english from "../../../src/tangledbank/messages/en/new.ftl?raw";

learn(english);
