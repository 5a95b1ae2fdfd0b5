/** The words for setting up a table.  Import this where they are shown. */
import english from "../../messages/en/new.ftl?raw";
import { learn } from "./bundles";
import "./options";

learn(english);
