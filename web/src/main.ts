import "./styles/type.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { firstLanguage } from "./lib/chosenLanguage";
import { router } from "./lib/router.svelte";
import { applySettings } from "./lib/settings.svelte";
import { pageOf } from "./pages/pages";

applySettings();
router.start();
const language = firstLanguage();
// The page comes at the same time as its words; it is waited for where it is shown.
pageOf(router.route)?.catch(() => undefined);

const target = document.getElementById("app");
try {
  await language;
  if (target) mount(App, { target });
} catch (error) {
  console.error(error);
  // Not a message: there are none.
  if (target) target.textContent = "Tangled Bank did not load. Check your connection and reload.";
}
