import { learn } from "../lib/i18n";
import english from "../../../src/tangledbank/messages/en/replay.ftl?raw";

learn(english);
