export { t, tOr, knows, language, languages, speak } from "./language.svelte";
export { dateTime, duration, list, number } from "./format";
