/** How animals looked when they were last seen: the dead are shown as they were. */
import type { EvolutionView } from "../../wire";
import type { Look } from "../drawings/compose";
import { linksOf } from "../words";

export class Looks {
  private readonly seen = new Map<string, Look>();

  see(view: EvolutionView): void {
    for (const player of view.players) {
      for (const animal of player.animals) {
        const shared = linksOf(player, animal.name).map((link) => link.trait);
        this.seen.set(animal.name, { ...animal, shared });
      }
    }
  }

  /** One that was gone before this page was opened is drawn without traits. */
  of(name: string): Look {
    return (
      this.seen.get(name) ?? {
        name,
        traits: [],
        shared: [],
        asleep: false,
        hidden: false,
        paralysed: false,
        poisoned: false,
        turned: false,
        location: "",
      }
    );
  }
}
