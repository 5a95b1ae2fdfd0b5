/** What a player should know of the time in which the others moved. */
import { type Client, seatOf } from "../../lib/client";
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
}
