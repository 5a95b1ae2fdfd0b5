import { learn } from "../lib/i18n";
import english from "../../../src/tangledbank/messages/en/result.ftl?raw";

learn(english);
