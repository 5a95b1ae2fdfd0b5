/** What a picture of a game's end shows of it. */

import { t } from "../../lib/i18n";
import type { TableClient } from "../../lib/table.svelte";
import type { Moment } from "../../share/moment";
import type { EvolutionView } from "../../wire";
import type { Look } from "../drawings/compose";
import { greatestHunter, livesOf } from "./lives";
import { lookOf, looksAt, plainLook } from "./looks";

/** So many animals have room on the bank. */
const ROOM = 9;

/** Those on the bank; the animals of whoever has most points come last, in front. */
export function animals(client: TableClient): Look[] {
  const score = (call: string): number =>
    client.table?.result?.seats.find((seat) => seat.call === call)?.score ?? 0;
  const players = [...(client.view as EvolutionView).players];
  players.sort((a, b) => score(a.name) - score(b.name));
  return players.flatMap((player) => player.animals.map((one) => lookOf(one, player))).slice(-ROOM);
}

/** A meal of the greatest hunter; nothing if nobody hunted. */
export function moment(client: TableClient): (() => Promise<Moment>) | null {
  const lives = livesOf(client.steps);
  const hunter = greatestHunter(lives)?.name;
  const prey = lives.all.findLast((life) => life.killer === hunter && life.lastStep > 0);
  if (!hunter || !prey) return null;
  return async () => {
    const looks = await looksAt(client.id, prey.lastStep - 1, [hunter, prey.name]);
    return {
      hunter: looks[0] ?? plainLook(hunter),
      prey: looks[1] ?? plainLook(prey.name),
      words: t("log-evolution-eaten", { animal: hunter, prey: prey.name }),
      site: t("name"),
    };
  };
}
