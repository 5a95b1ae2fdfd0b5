import { learn } from "../lib/i18n";
import english from "./en/stage.ftl?raw";

learn(english);
