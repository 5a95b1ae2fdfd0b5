import { learn } from "../lib/i18n";
import english from "./en/since.ftl?raw";

learn(english);
