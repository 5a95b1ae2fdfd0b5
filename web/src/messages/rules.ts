import { learn } from "../lib/i18n";
import english from "./en/rules.ftl?raw";

learn(english);
