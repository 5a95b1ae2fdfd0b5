// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Trouble } from "../src/lib/api";
import { Refusal } from "../src/lib/client";
import { TableClient } from "../src/lib/table.svelte";
import type { PastPosition } from "../src/wire";
import { FakeSocket } from "./fakeSocket";
import { asks, everything, news, seat, step, tableInfo, welcome } from "./samples";

let client: TableClient;
let exists: () => Promise<unknown>;
let recall: (step: number) => Promise<PastPosition>;
let recalled: number[];
let known: string;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  exists = () => Promise.resolve();
  recalled = [];
  known = "";
  recall = (step) => Promise.resolve({ step, public: { turn: `old ${step}` }, own: [] });
  client = new TableClient(
    "t1",
    () => exists(),
    (_, step) => {
      recalled.push(step);
      return recall(step);
    },
    () => Promise.resolve(known),
  );
  client.open();
});

afterEach(() => {
  client.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function meet(v = 5): FakeSocket {
  const socket = FakeSocket.last;
  socket.accept();
  socket.say(welcome());
  socket.say(everything(v));
  return socket;
}

async function comeBack(): Promise<FakeSocket> {
  const before = FakeSocket.all.length;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeSocket.all.length).toBe(before + 1);
  return FakeSocket.last;
}

describe("what the server tells", () => {
  it("is shown after welcome and news", () => {
    expect(client.link).toBe("connecting");
    meet();
    expect(client.link).toBe("open");
    expect(client.table?.seats[0]?.name).toBe("Ann");
    expect(client.facing).toBe(0);
    expect(client.own?.hand).toEqual(["big"]);
    expect(client.ask?.moment).toBe(1);
  });

  it("replaces only the parts that are there", () => {
    const socket = meet();
    socket.say(news(6, { ask: [] }));
    expect(client.ask).toBeNull();
    expect(client.own?.hand).toEqual(["big"]);
    expect(client.steps).toHaveLength(2);
  });

  it("forgets the steps that were taken back", () => {
    const socket = meet();
    socket.say(news(6, { steps_from: 2, steps: [step(2, "a"), step(3, "b")] }));
    socket.say(news(7, { steps_from: 3, steps: [step(3, "c")] }));
    expect(client.steps.map((one) => one.action)).toEqual(["move 0", "move 1", "a", "c"]);
  });

  it("appends what is said", () => {
    const socket = meet();
    const line = (text: string) => ({ at: 1, seat: 0, name: "Ann", text });
    socket.say(news(5, { chat_from: 0, chat: [line("hello")] }));
    socket.say(news(5, { chat_from: 1, chat: [line("again")] }));
    expect(client.chat.map((one) => one.text)).toEqual(["hello", "again"]);
  });

  it("survives a message that is no JSON", () => {
    const socket = meet();
    socket.onmessage?.({ data: "{" });
    expect(client.link).toBe("open");
  });
});

describe("commands", () => {
  it("are answered by their id", async () => {
    const socket = meet();
    const first = client.send({ t: "say", text: "one" });
    const second = client.send({ t: "say", text: "two" });
    const [one, two] = socket.sent;
    expect(one?.id).not.toBe(two?.id);
    socket.say({ t: "refused", id: two?.id, why: "too-fast", text: "slowly", reasons: [] });
    await expect(second).rejects.toMatchObject({ why: "too-fast" });
    socket.say({ t: "done", id: one?.id, v: 5 });
    await expect(first).resolves.toBeUndefined();
  });

  it("set the bots' pace where one is the host", async () => {
    const socket = meet();
    void client.setPace(0.45);
    expect(socket.sent).toMatchObject([{ t: "pace", percent: 45 }]);
    const seats = [seat({ mine: true }), seat({ call: "bob", name: "Bob", host: true })];
    socket.say(news(6, { table: tableInfo({ seats }) }));
    await client.setPace(0);
    expect(socket.sent).toHaveLength(1);
  });

  it("wait for the connection, and keep their order", () => {
    void client.send({ t: "say", text: "one" });
    void client.send({ t: "say", text: "two" });
    const socket = FakeSocket.last;
    socket.accept();
    expect(socket.sent).toEqual([]);
    socket.say(welcome());
    expect(socket.sent.map((command) => command.text)).toEqual(["one", "two"]);
  });

  it("are said again with the same id over a new connection, until answered", async () => {
    const first = meet();
    const promise = client.decide("pass");
    expect(first.sent).toHaveLength(1);
    first.hangUp();
    expect(client.link).toBe("lost");
    const second = await comeBack();
    expect(second.address).toContain("since=5");
    second.accept();
    expect(second.sent).toEqual([]);
    second.say(welcome());
    expect(second.sent).toEqual(first.sent);
    second.say({ t: "done", id: second.sent[0]?.id, v: 6 });
    await promise;
    second.hangUp();
    const third = await comeBack();
    third.accept();
    third.say(welcome());
    expect(third.sent).toEqual([]);
  });

  it("are said again when no answer comes", async () => {
    const socket = meet();
    void client.send({ t: "say", text: "one" });
    await vi.advanceTimersByTimeAsync(6_500);
    const said = socket.sent.filter((command) => command.t === "say");
    expect(said).toHaveLength(2);
    expect(said[1]).toEqual(said[0]);
  });

  it("carry the moment of the question, and the client is busy until the news are there", async () => {
    const socket = meet();
    const promise = client.decide("pass");
    expect(socket.sent[0]).toMatchObject({ t: "decide", moment: 1, action: "pass" });
    expect(client.busy).toBe(true);
    socket.say({ t: "done", id: socket.sent[0]?.id, v: 6 });
    await promise;
    expect(client.busy).toBe(true);
    socket.say(news(6, { ask: [] }));
    expect(client.busy).toBe(false);
  });

  it("are refused at once where nothing is asked", async () => {
    const socket = meet();
    socket.say(news(6, { ask: [] }));
    await expect(client.decide("pass")).rejects.toBeInstanceOf(Refusal);
    expect(socket.sent).toEqual([]);
  });

  it("bring reasons and hints", async () => {
    const socket = meet();
    const reason = { clause: "BASE-BIG-02", about: "B1", text: "it is big" };
    const why = client.why("attack A1 B1");
    socket.say({ t: "reasons", id: socket.sent[0]?.id, reasons: [reason] });
    expect(await why).toEqual([reason]);
    const hint = client.hint();
    socket.say({ t: "hints", id: socket.sent[1]?.id, moment: 1, moves: [] });
    expect((await hint).moves).toEqual([]);
  });

  it("begin the game with a nonce of the right form", () => {
    const socket = meet();
    void client.ready();
    expect(socket.sent[0]?.nonce).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe("a connection that breaks", () => {
  it("is tried again with growing pauses, and at once on request", async () => {
    meet().hangUp();
    for (let tries = 0; tries < 4; tries += 1) (await comeBack()).hangUp();
    expect(client.link).toBe("lost");
    const before = FakeSocket.all.length;
    client.retry();
    expect(FakeSocket.all.length).toBe(before + 1);
    meet(9);
    expect(client.link).toBe("open");
  });

  it("that says nothing any more is told of, then renewed", async () => {
    const socket = meet();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(socket.sent.at(-1)).toMatchObject({ t: "ping" });
    expect(client.cut).toBe("");
    await vi.advanceTimersByTimeAsync(3_000);
    expect(client.cut).toBe("quiet");
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(client.cut).toBe("lost");
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it("that answers is left alone", async () => {
    const socket = meet();
    for (let at = 0; at < 20; at += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      const last = socket.sent.at(-1);
      if (last?.t === "ping") socket.say({ t: "pong", id: last.id, now: 0 });
      expect(client.cut).toBe("");
    }
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("is doubted as soon as the browser says so, until the server answers", () => {
    const socket = meet();
    dispatchEvent(new Event("offline"));
    expect(client.cut).toBe("offline");
    const ping = socket.sent.at(-1);
    expect(ping).toMatchObject({ t: "ping" });
    // A server on this very machine needs no network.
    socket.say({ t: "pong", id: ping?.id, now: 0 });
    expect(client.cut).toBe("");
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));
    expect(client.cut).toBe("quiet");
    socket.say({ t: "pong", id: socket.sent.at(-1)?.id, now: 0 });
    expect(client.cut).toBe("");
  });

  it("is missed when a decision is not answered", async () => {
    const socket = meet();
    void client.decide("pass");
    await vi.advanceTimersByTimeAsync(3_000);
    expect(client.cut).toBe("quiet");
    socket.say({ t: "done", id: socket.sent[0]?.id, v: 5 });
    expect(client.cut).toBe("");
  });

  it("comes back after a farewell that says so", async () => {
    const socket = meet();
    socket.say({ t: "farewell", why: "restarting", text: "", again: true });
    socket.hangUp();
    const next = await comeBack();
    next.accept();
    next.say(welcome({ server: "0.2" }));
    expect(client.link).toBe("open");
    expect(client.renewed).toBe(true);
  });

  it("ends when the server does not know this browser any more", async () => {
    const socket = meet();
    socket.say({ t: "farewell", why: "signed-out", text: "", again: true });
    socket.hangUp();
    const next = await comeBack();
    next.accept();
    next.say(welcome({ person: "" }));
    await vi.advanceTimersByTimeAsync(0);
    expect(client.ending?.why).toBe("signed-out");
  });

  it("comes in again when the new cookie came a moment too late", async () => {
    const socket = meet();
    known = welcome().person;
    socket.say({ t: "farewell", why: "signed-out", text: "", again: true });
    socket.hangUp();
    const early = await comeBack();
    early.accept();
    early.say(welcome({ person: "" }));
    early.say({ t: "news", v: 9, chat_from: 0, chat: [] });
    const next = await comeBack();
    expect(next.address).toContain("since=5"); // nothing was learnt as a stranger
    next.accept();
    next.say(welcome());
    expect(client.link).toBe("open");
    expect(client.ending).toBeNull();
  });

  it("ends with a farewell that is for good", async () => {
    const socket = meet();
    const promise = client.send({ t: "say", text: "one" });
    socket.say({ t: "farewell", why: "gone", text: "no more", again: false });
    await expect(promise).rejects.toMatchObject({ why: "gone" });
    expect(client.ending).toEqual({ why: "gone", text: "no more" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("ends with a server of another protocol", () => {
    FakeSocket.last.accept();
    FakeSocket.last.say(welcome({ protocol: 99 }));
    expect(client.ending?.why).toBe("other-version");
  });

  it("ends if there is no such table", async () => {
    exists = () => Promise.reject(new Trouble("no-such-table", "none", 404));
    FakeSocket.last.hangUp();
    await vi.advanceTimersByTimeAsync(1);
    expect(client.ending?.why).toBe("no-such-table");
  });

  it("goes on trying if the server is away", async () => {
    exists = () => Promise.reject(new Trouble("offline", "away"));
    FakeSocket.last.hangUp();
    await vi.advanceTimersByTimeAsync(1);
    expect(client.link).toBe("lost");
    await comeBack();
  });
});

describe("several seats at one screen", () => {
  const seats = [seat({ mine: true }), seat({ mine: true, call: "bob", name: "Bob" })];
  const asked = (number: number) => [asks(number, number)];

  it("show nothing of anybody's own until the screen was taken", () => {
    const socket = FakeSocket.last;
    socket.accept();
    socket.say(welcome());
    socket.say(everything(1, { table: tableInfo({ seats }), ask: asked(0) }));
    expect([client.passTo, client.facing, client.ask, client.own]).toEqual([0, -1, null, null]);
    client.take();
    expect([client.passTo, client.facing]).toEqual([-1, 0]);
    expect(client.ask?.seat).toBe(0);
    socket.say(news(2, { ask: asked(0) }));
    expect(client.passTo).toBe(-1);
    socket.say(news(3, { ask: asked(1) }));
    expect([client.passTo, client.own]).toEqual([1, null]);
  });
});

describe("looking back", () => {
  const position = (name: string) => ({ supplies: {}, turn: name });

  function three(): FakeSocket {
    const socket = meet(5); // steps 0 and 1
    socket.say(news(5, { public: position("one") }));
    socket.say(news(6, { steps_from: 2, steps: [step(2)], public: position("two") }));
    socket.say(news(7, { steps_from: 3, steps: [step(3), step(4)], public: position("four") }));
    return socket;
  }

  it("shows the table as it was after a step, and nothing is asked there", async () => {
    three();
    expect(client.shown).toBe(client.staged);
    expect(await client.lookAt(2)).toBe(true);
    expect(client.shown.view).toMatchObject({ turn: "two" });
    expect(client.shown.live).toBe(false);
    expect(client.shown.ask).toBeNull();
    expect(client.shown.own?.hand).toEqual(["big"]);
    client.lookOn();
    expect(client.shown).toBe(client.staged);
  });

  it("knows what lies beside, and that the newest is the game itself", async () => {
    three();
    await client.lookAt(2);
    await client.lookBeside(-1);
    expect(client.seen?.step).toBe(1);
    await client.lookBeside(1);
    await client.lookBeside(1);
    expect(client.seen).toBeNull();
    expect(recalled).toEqual([]);
  });

  it("asks for what was before this page was opened, step by step", async () => {
    three();
    expect(await client.lookAt(0)).toBe(true);
    expect(client.shown.view).toMatchObject({ turn: "old 0" });
    expect(client.stepBeside(-1)).toBeNull();
    await client.lookBeside(1);
    expect(client.shown.view).toMatchObject({ turn: "one" });
    await client.lookBeside(-1);
    expect(client.seen?.step).toBe(0);
    expect(recalled).toEqual([0, 0]);
  });

  it("tells those who look on that it is too early", async () => {
    const socket = three();
    const others = [seat({ mine: false }), seat({ mine: false, call: "bob", name: "Bob" })];
    socket.say(news(8, { table: tableInfo({ seats: others }) }));
    expect(await client.lookAt(0)).toBe(false);
    expect(client.seen).toBeNull();
    await client.lookAt(1);
    expect(client.stepBeside(-1)).toBeNull();
  });

  it("shows what was wanted last, not what came last", async () => {
    three();
    let answer: (found: PastPosition) => void = () => undefined;
    recall = () => new Promise((resolve) => (answer = resolve));
    const slow = client.lookAt(0);
    await client.lookAt(2);
    answer({ step: 0, public: {}, own: [] });
    await slow;
    expect(client.seen?.step).toBe(2);
  });

  it("does not show what was taken back", async () => {
    const socket = three();
    await client.lookAt(2);
    socket.say(news(8, { steps_from: 2, steps: [], public: position("one") }));
    expect(client.seen).toBeNull();
    expect(await client.lookAt(2)).toBe(false);
  });

  it("goes on while others play", async () => {
    const socket = three();
    await client.lookAt(2);
    socket.say(news(8, { steps_from: 5, steps: [step(5)], public: position("five") }));
    expect(client.shown.view).toMatchObject({ turn: "two" });
    expect(client.view).toMatchObject({ turn: "five" });
  });
});
