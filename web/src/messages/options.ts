import { learn } from "../lib/i18n";
import english from "./en/options.ftl?raw";

learn(english);
