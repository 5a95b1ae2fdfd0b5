import { learn } from "../lib/i18n";
import english from "../../../src/tangledbank/messages/en/stage.ftl?raw";

learn(english);
