/** Moves in words. */

import { list, t, tOr } from "../lib/i18n";
import { otherMove, traitName } from "../log/words";
import { fullName } from "../table/names/naming.svelte";
import type { CreaturesView, Move } from "../wire";
import type { Lit } from "./acting";

/** What of a table some moves need to be told. */
type Table = Pick<CreaturesView, "players" | "to_act">;

/** What a move does, as a button says it. */
export function moveWords(move: Move, view: Table): string {
  const trait = move.trait ? traitName(move.trait, "creatures") : "";
  const { animal = "", place = "" } = move;
  const [creature, target] = [fullName(animal), fullName(move.target ?? "")];
  switch (move.verb) {
    case "take":
      return t(`creatures-do-take-${place.replaceAll("+", "-")}`, { creature });
    case "use":
      return place
        ? t("creatures-do-use-on", { trait, burnt: traitName(place, "creatures") })
        : t(`creatures-do-use`, { trait });
    case "turn":
      return t("creatures-do-turn", { trait, now: otherTrait(view, animal, move.trait ?? "") });
    case "exchange": {
      const hand = view.players.find((player) => player.name === view.to_act)?.hand_size ?? 0;
      return t("creatures-do-exchange", { count: hand });
    }
    default: {
      const parts = [creature, target, trait, place];
      return tOr(`creatures-do-${move.verb}`, otherMove(move.verb, parts), {
        creature,
        target,
        trait,
      });
    }
  }
}

/** The same without the table, of which a few moves need more to be told in full. */
export function plainWords(move: Move): string {
  if (move.verb !== "exchange" && move.verb !== "turn") {
    return moveWords(move, { players: [], to_act: null });
  }
  return otherMove(move.verb, [move.trait ? traitName(move.trait, "creatures") : ""]);
}

/** The trait on the other half of the card that shows this one. */
function otherTrait(view: Table, creature: string, trait: string): string {
  const found = view.players
    .flatMap((player) => player.creatures)
    .find((one) => one.name === creature)
    ?.traits.find((one) => one.trait === trait);
  const other = found?.card.split("/").find((half) => half !== trait) ?? "";
  return other ? traitName(other, "creatures") : "";
}

/** What would work instead of something that was refused. */
export function insteadWords(lit: Lit | undefined, buttons: boolean): string {
  const ways = [
    ...(lit?.creatures.size
      ? [
          t("creatures-instead-creatures", {
            creatures: list([...lit.creatures].map(fullName), "disjunction"),
          }),
        ]
      : []),
    ...(lit?.birth ? [t("creatures-instead-birth")] : []),
    ...(lit?.source ? [t("creatures-instead-source")] : []),
    ...(lit?.cards.size ? [t("creatures-instead-card")] : []),
    ...(buttons ? [t("creatures-instead-button")] : []),
  ];
  return ways.length > 0 ? t("creatures-instead", { ways: list(ways, "disjunction") }) : "";
}
