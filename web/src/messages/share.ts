import { learn } from "../lib/i18n";
import english from "../../../src/tangledbank/messages/en/share.ftl?raw";

learn(english);
