import { learn } from "../lib/i18n";
import english from "../../../src/tangledbank/messages/en/creatures.ftl?raw";

learn(english);
