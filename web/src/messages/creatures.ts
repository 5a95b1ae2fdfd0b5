import { learn } from "../lib/i18n";
import english from "./en/creatures.ftl?raw";

learn(english);
