import { learn } from "../lib/i18n";
import english from "../../../src/tangledbank/messages/en/report.ftl?raw";

learn(english);
