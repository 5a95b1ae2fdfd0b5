/** Who I am here: a name behind a cookie, from the first visit on. */

import { api, Trouble } from "./api";
import { inventedName, tidy } from "./name";
import { forget, isText, keep, recall } from "./storage";

class Me {
  person = $state("");
  name = $state(recall("name", isText) ?? "");

  private asked: Promise<void> | null = null;

  /** Have a name and a cookie; makes both on a first visit. */
  known(): Promise<void> {
    this.asked ??= this.introduce().catch((error: unknown) => {
      this.asked = null;
      throw error;
    });
    return this.asked;
  }

  async rename(wanted: string): Promise<void> {
    const told = await api.rename(tidy(wanted));
    this.person = told.person;
    this.name = told.name;
    keep("name", told.name);
    this.asked = Promise.resolve();
  }

  /** Have the server forget me; the next visit is a first one, under another name. */
  async remove(): Promise<void> {
    await api.deleteMe(this.name);
    forget("name");
  }

  private async introduce(): Promise<void> {
    const told = await api.me();
    if (!told.person || !told.name) {
      await this.rename(this.name || inventedName()).catch((error: unknown) => {
        // A name that was once fine may not be any more.
        if (error instanceof Trouble && error.status === 400) return this.rename(inventedName());
        throw error;
      });
      // A browser without cookies is a stranger again at once.
      const again = await api.me();
      if (!again.person) throw new Trouble("no-cookies", "this browser keeps no cookies");
      return;
    }
    this.person = told.person;
    this.name = told.name;
    keep("name", told.name);
  }
}

export const me = new Me();
