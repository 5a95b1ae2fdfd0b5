#!/usr/bin/env node
// A bot for Tangled Bank in JavaScript, without dependencies.  It tries every legal action in a few
// imagined worlds and takes the one that leaves it the most points ahead of the others.
//
//   tangledbank arena --bots program:examples/bots/prober.toml,random --seats 2 --games 20
//
// It speaks the protocol of docs/program/bot-protocol.md on standard input and output.

import { createInterface } from "node:readline";

const say = (line) => process.stdout.write(`${line}\n`);

const options = { worlds: 3 };
let seat = ""; // ours, from the view
let legal = []; // what we may do, in notation

/** Every line that we are told, one at a time. */
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

async function read() {
  const { value, done } = await lines.next();
  if (done) process.exit(0);
  const [word] = value.split(" ", 1);
  return { word, rest: value.slice(word.length + 1) };
}

/** The answer to `imagine` or `apply`: everybody's points in that world; null if it was refused. */
async function world() {
  let scores = null;
  for (;;) {
    const { word, rest } = await read();
    if (word === "end") return scores;
    if (word === "refused" || word === "unreadable") return null;
    if (word === "scores") scores = JSON.parse(rest);
  }
}

/** How many points we are ahead of the best of the others. */
function lead({ [seat]: mine, ...others }) {
  return mine - Math.max(0, ...Object.values(others));
}

/** What an action leads to, on average over some worlds that might be the true one. */
async function worth(action, seed) {
  let sum = 0;
  for (let at = 0; at < options.worlds; at++) {
    say(`imagine ${seed + at}`);
    await world();
    say(`apply ${action}`);
    const after = await world();
    if (after === null) return -Infinity;
    sum += lead(after);
  }
  return sum / options.worlds;
}

async function choose(seed) {
  let best = legal[0];
  let most = -Infinity;
  for (const action of legal) {
    // Passing ends our turn, so anything else that is as good comes first.
    const value = (await worth(action, seed)) - (action === "pass" ? 0.5 : 0);
    if (value > most) [best, most] = [action, value];
  }
  say(`info expects to be ${most.toFixed(1)} points ahead`);
  return best;
}

for (;;) {
  const { word, rest } = await read();
  if (word === "tangledbank") {
    say("name Prober");
    say("about tries every action in a few imagined worlds");
    say("option worlds number 3 1 100");
    say("ready 1");
  } else if (word === "set") {
    const [name, value] = rest.split(" ");
    options[name] = Number(value);
  } else if (word === "position") {
    legal = [];
  } else if (word === "view") {
    seat = JSON.parse(rest).seat;
  } else if (word === "legal") {
    legal.push(rest);
  } else if (word === "go") {
    const told = rest.split(" ");
    const seed = Number(told[told.indexOf("seed") + 1]) % 1e9;
    say(`bestmove ${await choose(seed)}`);
  } else if (word === "quit") {
    break;
  }
}
process.exit(0);
