import { learn } from "../lib/i18n";
import english from "./en/replay.ftl?raw";

learn(english);
