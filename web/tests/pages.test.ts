// @vitest-environment jsdom
/** The pages as people meet them, with a server that is only an answering machine. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import App from "../src/App.svelte";
import { t } from "../src/lib/i18n";
import { router } from "../src/lib/router.svelte";
import type { Me, Preview } from "../src/wire";
import { FakeSocket } from "./fakeSocket";
import { everything, seat, tableInfo, welcome } from "./samples";

/** How long what must come is waited for, in milliseconds; only a test that hangs needs it. */
const PATIENCE = 60_000;

let answers: Record<string, unknown>;
let asked: { path: string; body: unknown }[];
let app: Record<string, unknown> | null = null;
let stop: (() => void) | null = null;

const ann: Me = { person: "p1", name: "Ann" };
const preview: Preview = {
  cards: 84,
  hand: 6,
  minutes: 10,
  differs: [],
  warnings: [],
  problem: "",
};

beforeEach(() => {
  asked = [];
  answers = {
    "GET /api/me": ann,
    "POST /api/me": ann,
    "GET /api/mine": [],
    "POST /api/preview": preview,
    "POST /api/tables": { table: "t1", path: "/table/t1" },
    "GET /api/catalogue": { games: [], editions: [], sets: [], options: [], traits: [], bots: [] },
  };
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    asked.push({ path, body: init.body ? JSON.parse(String(init.body)) : null });
    const answer = answers[`${method} ${path}`];
    if (answer === undefined) return Promise.reject(new TypeError("no server"));
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal("scrollTo", () => undefined);
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  Element.prototype.scrollTo ??= () => undefined;
  FakeSocket.install();
});

afterEach(async () => {
  if (app) await unmount(app);
  app = null;
  stop?.();
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

function open(path: string): void {
  history.replaceState(null, "", path);
  stop = router.start();
  app = mount(App, { target: document.body });
  flushSync();
}

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll("button")].find((one) =>
    one.textContent.includes(name),
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
}

/** The page of a table comes when it is wanted, and is read for the first time here. */
async function called(): Promise<void> {
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(1), PATIENCE);
}

const text = (): string => document.body.textContent;

describe("the start page", () => {
  it("leads to a first game with one click: a table, a seat, ready", async () => {
    open("/");
    (await vi.waitFor(() => button(t("start-bots")), PATIENCE)).click();
    await called();
    expect(asked.find((one) => one.path === "/api/tables")?.body).toEqual({
      setup: { edition: "gift", sets: ["base"], seats: [{}, { bot: "greedy" }, { bot: "greedy" }] },
    });
    const socket = FakeSocket.last;
    expect(socket.address).toContain("/api/tables/t1/socket");
    socket.accept();
    socket.say(welcome());
    const seats = [seat({ who: "nobody", name: "" }), seat({ who: "bot", name: "Bob" })];
    socket.say(everything(1, { table: tableInfo({ status: "gathering", seats }), ask: [] }));
    await vi.waitFor(() => expect(socket.sent.map((one) => one.t)).toEqual(["sit"]), PATIENCE);
    socket.say({ t: "done", id: socket.sent[0]?.id, v: 2 });
    await vi.waitFor(
      () => expect(socket.sent.map((one) => one.t)).toEqual(["sit", "ready"]),
      PATIENCE,
    );
  });

  it("says that the engine is being compiled, for as long as it is", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      answers["GET /api/engine"] = { build: "interpreted", compiling: true };
      open("/");
      const asks = (): number => asked.filter((one) => one.path === "/api/engine").length;
      await vi.waitFor(() => expect(text()).toContain(t("start-compiling")), PATIENCE);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(asks()).toBe(2);
      answers["GET /api/engine"] = { build: "interpreted", compiling: false };
      await vi.advanceTimersByTimeAsync(10_000);
      expect(text()).not.toContain(t("start-compiling"));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(asks()).toBe(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it("says that the server is away, and lets one try again", async () => {
    delete answers["POST /api/tables"];
    open("/");
    (await vi.waitFor(() => button(t("start-bots")), PATIENCE)).click();
    await vi.waitFor(() => expect(text()).toContain(t("problem-offline")), PATIENCE);
    expect(button(t("try-again"))).toBeTruthy();
  });

  it("keeps what was typed when a name is refused", async () => {
    open("/");
    await vi.waitFor(() => expect(document.querySelector("input")?.value).toBe("Ann"), PATIENCE);
    const input = document.querySelector("input");
    if (!input) throw new Error("no field");
    input.value = "<i>Ann</i>";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(text()).toContain(t("name-markup"));
    expect(input.value).toBe("<i>Ann</i>");
    expect(input.getAttribute("aria-invalid")).toBe("true");
  });
});

describe("troubles", () => {
  it("of an address that leads nowhere have a page", () => {
    open("/what/is/this");
    expect(text()).toContain(t("wrong-nowhere"));
  });

  it.each([
    ["a table that does not exist", { t: "farewell", why: "no-table", text: "", again: false }],
    ["a table nobody may watch", { t: "farewell", why: "private", text: "", again: false }],
    ["a server of another version", welcome({ protocol: 7 })],
  ])("of %s have a page", async (_, message) => {
    open("/table/t1");
    await called();
    FakeSocket.last.accept();
    FakeSocket.last.say(message);
    const why = message.t === "welcome" ? "other-version" : (message as { why: string }).why;
    await vi.waitFor(() => expect(text()).toContain(t(`wrong-${why}`)), PATIENCE);
    expect(text()).toContain(t(`wrong-${why}.about`));
  });
});

describe("a table", () => {
  async function sitAt(
    more: Parameters<typeof tableInfo>[0],
    status = "playing",
  ): Promise<FakeSocket> {
    open("/table/t1");
    await called();
    const socket = FakeSocket.last;
    socket.accept();
    socket.say(welcome());
    socket.say(
      everything(1, { table: tableInfo({ status: status as "playing", ...more }), ask: [] }),
    );
    flushSync();
    return socket;
  }

  it("lets one answer what is proposed", async () => {
    const proposal = { number: 4, what: "pause" as const, seat: 1, yes: [1], waiting: [0] };
    const socket = await sitAt({ proposal });
    expect(text()).toContain(t("proposal-pause", { name: "Bob" }));
    button(t("proposal-agree")).click();
    expect(socket.sent[0]).toMatchObject({ t: "answer", proposal: 4, yes: true });
  });

  it("can be taken back from the bot that stands in", async () => {
    const socket = await sitAt({
      seats: [seat({ mine: true, stand_in: true }), seat({ call: "bob", name: "Bob" })],
    });
    button(t("stand-in-return")).click();
    expect(socket.sent[0]).toMatchObject({ t: "return" });
  });

  it("is full for a visitor who finds no free seat", async () => {
    await sitAt({ seats: [seat({}), seat({ call: "bob", name: "Bob" })] }, "gathering");
    await vi.waitFor(() => expect(text()).toContain(t("room-full"))); // the room comes when wanted
  });

  it("shows what people say as text, never as markup", async () => {
    const socket = await sitAt({ status: "gathering" }, "gathering");
    const line = { at: 1, seat: 1, name: "<b>Bob</b>", text: "<img src=x onerror=alert(1)>" };
    socket.say({ t: "news", v: 2, chat_from: 0, chat: [line] });
    flushSync();
    expect(text()).toContain("<img src=x");
    expect(document.querySelector("img[src='x']")).toBeNull();
  });
});
