/** Tests are written in English, and begin when it is here. */

import { speak } from "../src/lib/i18n";
import "../src/messages/names"; // pages bring them

await speak("en");
