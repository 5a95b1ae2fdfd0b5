// Prints the pictures of links, one for each edition, as JSON of SVG.  `python -m
// tests.web.link_cards` paints them into public/cards.
import { createServer } from "vite";

const server = await createServer({
  server: { middlewareMode: true },
  appType: "custom",
  logLevel: "error",
});
const { cardSvg } = await server.ssrLoadModule("/src/share/card.ts");

const trait = (name) => ({
  trait: name,
  card: name,
  token: "",
  used: false,
  rests: false,
  off: false,
});
const animal = (name, ...traits) => ({
  name,
  traits: traits.map(trait),
  asleep: false,
  hidden: false,
  paralysed: false,
  poisoned: false,
  turned: false,
  location: "",
  shared: [],
});
const herds = {
  gift: [
    animal("A1", "swimming", "big"),
    animal("B3", "carnivorous", "running"),
    animal("C2", "fat-tissue", "camouflage"),
    animal("D1", "burrowing", "sharp-vision"),
  ],
  tw: [
    animal("B1", "poisonous", "big"),
    animal("D4", "grazing", "fat-tissue"),
    animal("A2", "carnivorous", "swimming"),
    animal("C5", "mimicry"),
  ],
  ua3: [
    animal("C1", "tail-loss", "running"),
    animal("A3", "big", "carnivorous"),
    animal("D2", "hibernation", "fat-tissue"),
    animal("B6", "piracy", "swimming"),
  ],
  cont1: [
    animal("D1", "swimming", "fat-tissue"),
    animal("C3", "big", "camouflage"),
    animal("B2", "carnivorous", "sharp-vision"),
    animal("A4", "swimming", "poisonous"),
  ],
};
const about = {
  gift: "Evolution: The Origin of Species",
  tw: "Evolution: The Origin of Species, Taiwanese edition",
  ua3: "Evolution: The Origin of Species, Ukrainian third edition",
  cont1: "Evolution: Continents",
  creatures: "Evolution of Magical Creatures",
};
const cards = Object.fromEntries(
  Object.entries(about).map(([edition, words]) => [
    edition,
    cardSvg({
      title: "Tangled Bank",
      about: words,
      site: "",
      places: [],
      animals: herds[edition] ?? [],
      night: edition === "creatures",
    }),
  ]),
);
process.stdout.write(JSON.stringify(cards));
await server.close();
