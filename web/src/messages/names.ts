import { learn } from "../lib/i18n";
import english from "./en/names.ftl?raw";

learn(english);
