import { learn } from "../lib/i18n";
import english from "../../../src/tangledbank/messages/en/gallery.ftl?raw";

learn(english);
