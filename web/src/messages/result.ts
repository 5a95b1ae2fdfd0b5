import { learn } from "../lib/i18n";
import english from "./en/result.ftl?raw";

learn(english);
