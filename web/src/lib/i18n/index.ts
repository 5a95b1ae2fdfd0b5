export { t, tOr, knows, language, languages, speak } from "./language.svelte";
export { duration, list, moment, number } from "./format";
