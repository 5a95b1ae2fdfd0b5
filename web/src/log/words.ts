/** What the things of the games are called in the reader's language. */

import { gameModule } from "../games";
import { type Kind, kindId } from "../lib/draft";
import { knows, list, t, tOr } from "../lib/i18n";

/** What records call a game; the two of this client, or one that it has no words for. */
export type GameName = string;

/** What a game is called; in English where no language has a name for it. */
export const gameName = (game: GameName, english: string): string => tOr(`game-${game}`, english);

/** What is picked first for a new table: a game, plain or with its expansions. */
export const kindName = (kind: Kind): string => tOr(`new-kind-${kindId(kind)}`, kind.game.title);
export const kindAbout = (kind: Kind): string =>
  tOr(`new-kind-${kindId(kind)}.about`, kind.game.about);

export function traitName(trait: string, game: GameName = "evolution"): string {
  return tOr(gameModule(game).traitMessage(trait), inWords(trait));
}

/** A trait that no language has a name for: “Tail loss” of `tail-loss`. */
function inWords(trait: string): string {
  return trait.charAt(0).toLocaleUpperCase() + trait.slice(1).replaceAll("-", " ");
}

/** A card by its traits: `big/carnivorous` is Big / Carnivorous. */
export function cardName(card: string, game: GameName = "evolution"): string {
  if (!card) return t("card-hidden");
  const [first = "", second] = card.split("/");
  return second === undefined
    ? t("card-one-trait", { first: traitName(first, game) })
    : t("card-two-traits", { first: traitName(first, game), second: traitName(second, game) });
}

export const phaseName = (phase: string): string => tOr(`phase-${phase}`, phase);
export const locationName = (location: string): string => tOr(`location-${location}`, location);
export const editionName = (edition: string): string => tOr(`edition-${edition}`, edition);
export const setName = (set: string): string => tOr(`set-${set}`, set);
export const sourceName = (id: string, english: string): string => tOr(`source-${id}`, english);

/** A verb without a message, by its word in the notation. */
export function verbWord(verb: string): string {
  return verb.charAt(0).toLocaleUpperCase() + verb.slice(1).replaceAll("-", " ");
}

/** A move with such a verb: what is done, and everything that has a part in it. */
export function otherMove(verb: string, parts: readonly (string | number)[]): string {
  const what = parts.filter(Boolean).map(String);
  const deed = verbWord(verb);
  return what.length > 0 ? t("move-other", { deed, what: list(what) }) : deed;
}

const hyphened = (word: string): string => word.replaceAll(/[_+]/g, "-");

export function optionName(option: string): string {
  return tOr(`option-${hyphened(option)}`, option.replaceAll("_", " "));
}

/** What an option changes at the table, in a sentence. */
export function optionAbout(option: string): string {
  return tOr(`option-${hyphened(option)}.about`, "");
}

/**
 * A value of an option: by its own message, else by what such a value means everywhere.  A list
 * joined by `+` without a message of its own is put together from its parts.
 */
export function optionValue(option: string, value: string | number | boolean): string {
  const word = hyphened(String(value));
  const parts = String(value).split("+");
  if (parts.length > 1 && !knows(`option-${hyphened(option)}_${word}`)) {
    return parts
      .map((part) => optionValue(option, part))
      .reduce((first, next) =>
        t("option-then", { first, next: next.charAt(0).toLocaleLowerCase() + next.slice(1) }),
      );
  }
  const everywhere = tOr(`option-value_${word}`, String(value).replaceAll("_", " "));
  return tOr(`option-${hyphened(option)}_${word}`, everywhere);
}
