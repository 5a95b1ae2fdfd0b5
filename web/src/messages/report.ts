import { learn } from "../lib/i18n";
import english from "./en/report.ftl?raw";

learn(english);
