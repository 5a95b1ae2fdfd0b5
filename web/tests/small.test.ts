// @vitest-environment jsdom
/** The small things of lib: names, addresses, what is remembered, clocks, one screen for many. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { expectArrival, takeArrival } from "../src/lib/arrival";
import { botName } from "../src/lib/botWords";
import { turn } from "../src/lib/hotseat";
import { preferred } from "../src/lib/i18n";
import { duration, knows, t, tOr } from "../src/lib/i18n";
import { pauseAfter } from "../src/lib/line";
import { inventedName, tidy, wrongWithName } from "../src/lib/name";
import { call, calm, setTitle } from "../src/lib/notify";
import { router, routeOf } from "../src/lib/router.svelte";
import { change } from "../src/lib/settings.svelte";
import { friendsGame } from "../src/lib/setups";
import { keep, recall, remembers, startAfresh } from "../src/lib/storage";
import { clockWords, timeLeft, titleOf } from "../src/lib/tableWords";

describe("names", () => {
  it("are tidied", () => {
    expect(tidy("  Ann\u200b   Lee \n")).toBe("Ann Lee");
  });

  it("are checked before they are sent", () => {
    expect(wrongWithName("Ann")).toBe("");
    expect(wrongWithName("   ")).toBe("name-empty");
    expect(wrongWithName("x".repeat(25))).toBe("name-long");
    expect(wrongWithName("🦎".repeat(24))).toBe("");
    expect(wrongWithName("<b>Ann</b>")).toBe("name-markup");
  });

  it("are invented short enough", () => {
    for (let at = 0; at < 1; at += 0.01) {
      const name = inventedName(() => at);
      expect(wrongWithName(name)).toBe("");
      expect(name).toMatch(/^\w+ \w+$/);
    }
  });
});

describe("addresses", () => {
  it("lead to pages", () => {
    expect(routeOf("/")).toEqual({ page: "start" });
    expect(routeOf("/lobby")).toEqual({ page: "lobby" });
    expect(routeOf("/gallery")).toEqual({ page: "gallery" });
    expect(routeOf("/new/")).toEqual({ page: "new" });
    expect(routeOf("/table/a%20b")).toEqual({ page: "table", table: "a b" });
    expect(routeOf("/replay/x")).toEqual({ page: "replay", table: "x" });
    expect(routeOf("/rules")).toEqual({ page: "rules", about: "" });
    expect(routeOf("/rules/BASE-BIG-02")).toEqual({ page: "rules", about: "BASE-BIG-02" });
  });

  it("that lead nowhere say so", () => {
    for (const path of ["/table", "/lobby/x", "/what", "/table/a/b", "/table/%zz"]) {
      expect(routeOf(path)).toEqual({ page: "nowhere" });
    }
  });

  it("change with links of ours, and only with those", () => {
    vi.stubGlobal("scrollTo", () => undefined);
    const stay = (event: Event): void => event.preventDefault();
    const stop = router.start();
    document.body.innerHTML = `<a id="in" href="/lobby"><b>x</b></a>`;
    document.querySelector<HTMLElement>("#in b")?.click();
    expect(router.route).toEqual({ page: "lobby" });
    for (const path of ["/api/x", "/docs", "/docs/play/index.html"]) {
      document.body.innerHTML = `<a href="${path}">y</a>`;
      const click = new MouseEvent("click", { bubbles: true, cancelable: true });
      let followed = true;
      addEventListener("click", (event) => (followed = event.defaultPrevented), { once: true });
      addEventListener("click", stay, { once: true });
      document.querySelector("a")?.dispatchEvent(click);
      expect(followed, path).toBe(false);
    }
    router.go("/replay/x?step=3");
    router.ask({ step: 4, viewpoint: 1 });
    expect(location.search).toBe("?step=4&viewpoint=1");
    router.ask({ step: null });
    expect(location.search).toBe("?viewpoint=1");
    stop();
    vi.unstubAllGlobals();
  });
});

describe("what the browser remembers", () => {
  const isText = (value: unknown): value is string => typeof value === "string";
  beforeEach(() => {
    localStorage.clear();
    startAfresh();
  });
  afterEach(() => startAfresh());

  it("is there again", () => {
    keep("name", "Ann");
    startAfresh();
    expect(recall("name", isText)).toBe("Ann");
    expect(remembers()).toBe(true);
  });

  it("is not believed if it is of another kind", () => {
    localStorage.setItem("tangled-bank.name", "{");
    expect(recall("name", isText)).toBeNull();
    localStorage.setItem("tangled-bank.name", "7");
    expect(recall("name", isText)).toBeNull();
  });

  it("lasts as long as the page where storage is blocked", () => {
    const refuse = (): never => {
      throw new DOMException("blocked", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    keep("name", "Ann");
    expect(remembers()).toBe(false);
    expect(recall("name", isText)).toBe("Ann");
  });
});

describe("one screen for many", () => {
  const nobody = { facing: -1, passTo: -1 };

  it("is mine if I have one seat", () => {
    expect(turn(nobody, [2], -1)).toEqual({ facing: 2, passTo: -1 });
  });

  it("is nobody's if I watch", () => {
    expect(turn({ facing: 1, passTo: -1 }, [], 0)).toEqual(nobody);
  });

  it("is passed on when another of my seats is asked, and shows nothing meanwhile", () => {
    expect(turn({ facing: 0, passTo: -1 }, [0, 1], 1)).toEqual({ facing: -1, passTo: 1 });
    expect(turn({ facing: 0, passTo: -1 }, [0, 1], -1)).toEqual({ facing: 0, passTo: -1 });
    expect(turn({ facing: -1, passTo: 1 }, [0, 1], 0)).toEqual({ facing: -1, passTo: 0 });
  });
});

describe("words", () => {
  it("have plurals", () => {
    expect(duration(1)).toBe("1 second");
    expect(duration(90)).toBe("2 minutes");
    expect(duration(2 * 86_400)).toBe("2 days");
  });

  it("fall back to the server's", () => {
    expect(tOr("no-such-message", "its words")).toBe("its words");
    expect(t("no-such-message")).toBe("no-such-message");
    expect(knows("wrong-strange.about")).toBe(true);
  });

  it("are in the first language asked for that there is", () => {
    expect(preferred(["xx", "en-GB"])).toBe("en");
    expect(preferred(["xx"])).toBe("en");
  });

  it("name bots with their strength", () => {
    expect(botName("greedy")).not.toBe("greedy");
    expect(botName("greedy:2s")).toContain("2s");
    expect(botName("unheard-of")).toBe("unheard-of");
  });
});

describe("clocks and titles", () => {
  it("count down", () => {
    expect(timeLeft(65_000)).toBe("1:05");
    expect(timeLeft(600_000)).toBe("10:00");
    expect(timeLeft(3_661_000)).toBe("1:01:01");
    expect(timeLeft(-5)).toBe("0:00");
    expect(timeLeft(3 * 86_400_000)).toBe("3 days");
  });

  it("are told in words", () => {
    expect(clockWords(undefined)).toBe(t("clock-none"));
    expect(clockWords({ kind: "bank", seconds: 600, increment: 10 })).toContain("10 seconds");
  });

  it("say who sits there", () => {
    const seats = [
      { name: "Ann", who: "person" as const },
      { name: "", who: "nobody" as const },
    ];
    expect(titleOf({ title: "", seats })).toBe("Ann");
    expect(titleOf({ title: "Sunday", seats })).toBe("Sunday");
  });

  it("stand in the title bar while I am waited for", () => {
    setTitle("Ann’s table");
    call("Ann’s table", false);
    expect(document.title).toBe(`${t("notify-turn")} · Ann’s table`);
    calm();
    expect(document.title).toBe("Ann’s table");
  });
});

describe("a desktop notification", () => {
  const shown: string[] = [];
  class FakeNotification {
    static permission = "granted";
    onclick: (() => void) | null = null;
    constructor(title: string) {
      shown.push(title);
    }
    close(): void {
      shown.pop();
    }
  }

  beforeEach(() => {
    vi.stubGlobal("Notification", FakeNotification);
    change({ notify: true });
  });
  afterEach(() => {
    change({ notify: false });
    vi.unstubAllGlobals();
  });

  it("comes when the page is hidden, and goes when I have decided", () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    call("Ann’s table", true);
    expect(shown).toEqual([t("notify-answer")]);
    calm();
    expect(shown).toEqual([]);
  });

  it("does not come while I look", () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
    vi.spyOn(document, "hasFocus").mockReturnValue(true);
    call("Ann’s table", false);
    expect(shown).toEqual([]);
    calm();
  });
});

describe("coming back", () => {
  it("takes longer each time, but not for ever, and never at the same moment", () => {
    expect(pauseAfter(1, () => 1)).toBe(400);
    expect(pauseAfter(50, () => 1)).toBe(15_000);
    expect(pauseAfter(3, () => 0)).toBe(1_000);
  });
});

describe("arriving", () => {
  it("happens once", () => {
    expectArrival("t", { names: [""], ready: true });
    expect(takeArrival("t")?.ready).toBe(true);
    expect(takeArrival("t")).toBeNull();
  });
});

describe("tables people usually want", () => {
  it("have cards for everybody", () => {
    expect(friendsGame(4).options).toEqual({});
    expect(friendsGame(5)).toMatchObject({ options: { two_sets: true } });
  });
});
