/** The words for the options of the rules.  Few pages show them: import this where they do. */
import english from "../../messages/en/options.ftl?raw";
import { learn } from "./bundles";

learn(english);
