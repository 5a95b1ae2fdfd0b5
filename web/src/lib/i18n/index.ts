export { t, tOr, knows, language, learn, speak } from "./language.svelte";
export { languages, nearest, preferred, PSEUDO } from "./languages";
export {
  duration,
  list,
  moment,
  number,
  sentences,
  timeOfDay,
  withColon,
  withCommas,
  withSemicolons,
} from "./format";
