import { learn } from "../lib/i18n";
import english from "./en/settings.ftl?raw";

learn(english);
