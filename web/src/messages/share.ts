import { learn } from "../lib/i18n";
import english from "./en/share.ftl?raw";

learn(english);
