export { t, tOr, knows, language, languages, learn, speak } from "./language.svelte";
export { duration, list, moment, number } from "./format";
