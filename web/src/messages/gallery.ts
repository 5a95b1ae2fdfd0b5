import { learn } from "../lib/i18n";
import english from "./en/gallery.ftl?raw";

learn(english);
