/** A table of Evolution while some of what happened has been shown and the rest has not. */

import type { AnimalView, EvolutionView, LinkView, PhraseInfo, PlayerView } from "../../wire";
import { HANDS, type Position, SUPPLY } from "./beats";

/**
 * Each animal is as it was until all that is told of it has been shown, and then as it will be.
 * The same goes for the food and the hands; what nothing is told of changes at the end. Nothing
 * here knows a rule: whatever the server says comes true, only a moment later.
 */
export function between(
  before: Position,
  after: Position,
  settled: ReadonlySet<string>,
  told: readonly PhraseInfo[],
): Position {
  const old = before.view as EvolutionView;
  const now = after.view as EvolutionView;
  const food = settled.has(SUPPLY) ? now : old;
  const cards = settled.has(HANDS) ? now : old;
  const phase = told.findLast((line) => line.template.startsWith("phase."))?.template.slice(6);
  const players = old.players.map((player, seat) =>
    mixed(player, now.players[seat] ?? player, settled),
  );
  const standing = new Set(players.flatMap((player) => player.animals.map(({ name }) => name)));
  const fight = settled.size > 0 && now.attack ? now.attack : old.attack;
  return {
    view: {
      ...old,
      food: food.food,
      supplies: food.supplies,
      deck_size: cards.deck_size,
      phase: phase ?? old.phase,
      attack: fight?.every((name) => standing.has(name)) ? fight : null,
      players,
    },
    owns: settled.has(HANDS) ? after.owns : before.owns,
  };
}

function mixed(old: PlayerView, now: PlayerView, settled: ReadonlySet<string>): PlayerView {
  const animals = inOrder(old.animals, now.animals, settled);
  const standing = new Set(animals.map(({ name }) => name));
  const stands = (link: LinkView): boolean => link.animals.every((name) => standing.has(name));
  const ready = (link: LinkView): boolean => link.animals.every((name) => settled.has(name));
  const links = [
    ...old.links.filter((link) => stands(link) && !ready(link)),
    ...now.links.filter((link) => stands(link) && ready(link)),
  ];
  return {
    ...old,
    hand_size: settled.has(HANDS) ? now.hand_size : old.hand_size,
    animals,
    remains: inOrder(old.remains, now.remains, settled),
    links,
  };
}

/** Those who are still there, each in its place, and those who have come. */
function inOrder(
  old: readonly AnimalView[],
  now: readonly AnimalView[],
  settled: ReadonlySet<string>,
): AnimalView[] {
  const later = new Map(now.map((animal) => [animal.name, animal]));
  const stay = old.flatMap((animal) =>
    settled.has(animal.name) ? (later.get(animal.name) ?? []) : animal,
  );
  const here = new Set(old.map(({ name }) => name));
  now.forEach((animal, at) => {
    if (!here.has(animal.name) && settled.has(animal.name)) stay.splice(at, 0, animal);
  });
  return stay;
}
