import "./styles/type.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { applyLanguage, applySettings } from "./lib/settings.svelte";

applySettings();
await applyLanguage();
router.start();

const target = document.getElementById("app");
if (target) mount(App, { target });
