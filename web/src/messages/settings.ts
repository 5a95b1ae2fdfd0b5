import { learn } from "../lib/i18n";
import english from "../../../src/tangledbank/messages/en/settings.ftl?raw";

learn(english);
