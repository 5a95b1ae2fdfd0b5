/** What a player should know of the time in which the others moved. */
import { tick } from "svelte";

import { type Client, seatOf } from "../../lib/client";
import { t } from "../../lib/i18n";
import { toasts } from "../../lib/toasts.svelte";
import { spotlight } from "../../log/spotlight.svelte";
import type { EvolutionView } from "../../wire";
import type { Look } from "../drawings/compose";
import { type Extinction, lastExtinction } from "./extinction";
import { type Happening, happenings } from "./happenings";
import { Looks } from "./looks";

export class Meanwhile {
  private readonly seen = new Looks();
  /** The last turn whose end needs no telling any more. */
  private dismissed = $state(0);

  constructor(
    private readonly client: () => Client,
    private readonly view: () => EvolutionView | null,
  ) {
    $effect.pre(() => {
      const now = view();
      if (now) this.seen.see(now);
    });
  }

  /** What was done to my animals; nothing where earlier steps cannot be looked at. */
  readonly happened: readonly Happening[] = $derived.by(() => {
    const client = this.client();
    if (!client.lookAt) return [];
    return happenings(client.steps, client.facing, (call) => seatOf(client, call));
  });

  /** The end of the last turn, until I make a move in this one. */
  readonly extinction: Extinction | null = $derived.by(() => {
    const [client, view] = [this.client(), this.view()];
    if (!client.live || view?.phase !== "development" || view.turn < 2) return null;
    const found = lastExtinction(client.steps, view.players.length);
    if (!found || found.turn <= this.dismissed) return null;
    const moved = client.steps.some(
      (step) => step.number > found.step && step.seat === client.facing && step.by === "player",
    );
    return moved ? null : found;
  });

  readonly looks = (animal: string): Look => this.seen.of(animal);

  dismiss(turn: number): void {
    this.dismissed = turn;
  }

  /** See a step again, with the animals it was about in the light. */
  async look(step: number, animals: readonly string[]): Promise<void> {
    const client = this.client();
    // After the newest step the table is as it is now: that one is seen from before it.
    const before = (client.steps.at(-1)?.number ?? 0) - 1;
    try {
      if (!(await client.lookAt?.(Math.min(step, before)))) toasts.say(t("seen-too-early"));
      await tick();
      spotlight.show(animals);
    } catch (error) {
      toasts.explain(error);
    }
  }
}
