import { learn } from "../lib/i18n";
import english from "./en/new.ftl?raw";

learn(english);
