/**
 * The whole board, planned from what is on it and from its size: how large everything is drawn so
 * that everything is seen. A pure function; the only things measured are the board itself and, on
 * a narrow one, what is asked. All measures in rem.
 */
import { fan, type Fan } from "./fan";
import { type Frame, type Group, heightsOf, shownIn, spread, stack } from "./pack";
import { type Arrangement, arrangements, folded, type Panel } from "./panels";
import { gapOf, NOBODY, SMALLEST, type Step, stepAt, STEPS, worth } from "./tile";

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** A player's animals by place, or in one group where there are no places. */
export type Household = readonly Group[];

export interface Content {
  readonly rivals: readonly Household[];
  /** Those of who sits below; nobody's for a spectator. */
  readonly home: Household | null;
  /** The game has places, so the groups have names. */
  readonly placed: boolean;
  /** Lines tie animals together above their heads. */
  readonly tied: boolean;
  readonly cards: number;
  /** Cards are what the turn is about. */
  readonly playing: boolean;
  /** How high what is asked stands. */
  readonly prompt: number;
}

export interface HomePlan {
  readonly step: Step;
  /** The columns of each group. */
  readonly columns: readonly number[];
  /** Groups below each other. */
  readonly stacked: boolean;
  /** All places in one group, each animal with the sign of its own. */
  readonly mixed: boolean;
  /** How many animals of each group are shown; the others are counted. */
  readonly shown: readonly number[];
  readonly high: number;
}

export interface Plan {
  /** What is asked has a column of its own. */
  readonly wide: boolean;
  /** The height of the board: more than its room if that is too low for anything. */
  readonly height: number;
  readonly rivals: {
    readonly step: Step;
    readonly high: number;
    readonly rows: number;
    readonly panels: readonly Panel[];
  };
  readonly home: HomePlan | null;
  readonly hand: Fan;
  /** The height kept for what is asked, on a narrow board. */
  readonly prompt: number;
  /** The height that what is asked has at least, in a column of its own. */
  readonly column: number;
}

export const WIDE = 56;
/** The measures of the frame, as the style sheets have them. */
export const FRAME = {
  wide: { gap: 0.5, edge: 0.6, top: 0.4, header: 2.1, middle: 3, head: 1.8, place: 1.8 },
  narrow: { gap: 0.35, edge: 0.4, top: 0.3, header: 1.7, middle: 2.5, head: 1.5, place: 2.3 },
} as const;
const LOWEST = { wide: 29, narrow: 33 };

/** The column of what is asked. */
export const promptWide = (width: number): number => Math.min(27, Math.max(19, width * 0.24));

const LAWN = { side: 1, top: 0.5, end: 0.4 };
const ROOMY = 15; // a lawn that is higher than its animals need is no higher than this
const OPEN = 32; // before there are any, it is a landscape

const CARDS = {
  wide: [8.4, 7.4, 6.6, 6, 5.4, 4.9, 4.4],
  narrow: [6, 5.3, 4.7, 4.2, 3.7, 3.2, 2.7, 2.25],
};

const PLAYABLE = 4.2; // a card whose halves can be chosen with a finger
const TOUCHABLE = 3.2; // with a careful one: each half is as high as the smallest button
const PROMPT = 5; // what is asked scrolls in this height before one's own animals are counted

/** Animals come before cards, and the side with more of them counts for more. */
const TILES = 1.7;
const MANY = 0.3;

/** A change of size has to be worth it, so that tiles stay where they are. */
const STEADY = { home: 0.35, rivals: 0.35, card: 0.3, rows: 0.25 };

/** What is asked keeps its height if it needs a little less, so that not every word moves the board. */
export function promptHigh(asked: number, height: number, before = 0): number {
  const needed = Math.min(height * 0.46, Math.ceil(asked * 2) / 2);
  return before >= needed && before - needed < 2 ? before : needed;
}

const COLUMN = { most: 0.5, steady: 5, edge: 0.3 };

/** The same in a column of its own, which the others' panels leave to it as far as they can. */
function columnHigh(asked: number, height: number, before = 0): number {
  const needed = asked > 0 ? Math.min(height * COLUMN.most, Math.ceil(asked + COLUMN.edge)) : 0;
  return before >= needed && before - needed < COLUMN.steady ? before : needed;
}

/** Where one's animals stand: its width, and the height of the name of a place and its width. */
interface Site {
  readonly width: number;
  readonly heading: number;
  readonly named: number;
}

const COMPACT = 37; // on a board as narrow as this, the name of a place is a button itself
/** The least width of a place, for its name. */
export const placeWide = (board: number): number => (board <= COMPACT ? 5 : 6.4);

/** Ties need room above the heads. */
export const tieRoom = (step: Step): number => (step.form === "below" ? 0.65 : 1.1);

function lawn(content: Content, step: Step, named: number): { frame: Frame; edges: number } {
  const row = Math.max(gapOf(step), content.tied ? tieRoom(step) : 0);
  const frame = { side: LAWN.side, least: named, between: 0.4, row };
  const top = content.tied ? tieRoom(step) + 0.1 : LAWN.top;
  return { frame, edges: top + LAWN.end + 0.25 };
}

/** One's own animals at one size. */
function homeAt(content: Content, { width, heading, named }: Site, step: Step): HomePlan | null {
  const groups = content.home ?? [];
  const { frame, edges } = lawn(content, step, named);
  const all = groups.map((group) => group.length);
  if (!content.placed) {
    const tiles = heightsOf([...(groups[0] ?? []), ...(content.playing ? [NOBODY] : [])], step);
    const found = spread([tiles], width, step, frame);
    const high = (found?.high ?? 0) + edges;
    return found && { step, ...found, stacked: false, mixed: false, shown: all, high };
  }
  const sized = groups.map((group) => heightsOf(group, step));
  const beside = spread(sized, width, step, frame);
  const high = (beside?.high ?? 0) + edges + heading;
  return beside && { step, ...beside, stacked: false, mixed: false, shown: all, high };
}

/** Places below each other, where they have no room side by side. */
function stackedAt(content: Content, { width, heading, named }: Site, step: Step): HomePlan {
  const groups = content.home ?? [];
  const { frame, edges } = lawn(content, step, named);
  const sized = groups.map((group) => heightsOf(group, step));
  const found = stack(sized, width, step, frame);
  const settled = groups.filter((group) => group.length > 0).length;
  const high = found.high + settled * edges + groups.length * heading + (groups.length - 1) * 0.3;
  const shown = groups.map((group) => group.length);
  return { step, ...found, stacked: true, mixed: false, shown, high };
}

/** All places in one group below their names: no place keeps width or height for itself. */
function mixedAt(content: Content, { width, heading }: Site, step: Step): HomePlan {
  const all = (content.home ?? []).flat();
  const { frame, edges } = lawn(content, step, 0);
  const found = stack([heightsOf(all, step)], width, step, frame);
  const high = found.high + edges + heading;
  return { step, ...found, stacked: false, mixed: true, shown: [all.length], high };
}

/** One's own at the smallest size in too little height: the last are counted. */
function homeFolded(content: Content, site: Site, height: number): HomePlan {
  const step = stepAt(SMALLEST);
  const { frame, edges } = lawn(content, step, site.named);
  const fold = (whole: HomePlan): HomePlan => {
    const groups = whole.mixed ? [(content.home ?? []).flat()] : (content.home ?? []);
    const settled = groups.filter((group) => group.length > 0).length;
    const headings = content.placed ? (whole.stacked ? groups.length : 1) * site.heading : 0;
    const between = whole.stacked ? (groups.length - 1) * 0.3 : 0;
    const parts = whole.stacked ? Math.max(1, settled) : 1;
    const free = (height - headings - between) / parts - edges;
    const vacant = !content.placed && content.playing ? 1 : 0;
    const shown = groups.map((group, place) => {
      const columns = Math.max(1, whole.columns[place] ?? 1);
      const fits = shownIn(heightsOf(group, step), columns, free, frame.row);
      // The last places are for the strip that counts the others, and for a new animal.
      return fits < group.length ? Math.max(0, fits - 1 - vacant) : fits;
    });
    return { ...whole, shown, high: height };
  };
  const seen = (one: HomePlan): number => one.shown.reduce((sum, some) => sum + some, 0);
  const side = homeAt(content, site, step);
  const ways = [
    ...(side ? [side] : []),
    ...(side && !content.placed ? [] : [stackedAt(content, site, step)]),
    ...(content.placed ? [mixedAt(content, site, step)] : []),
  ];
  return ways.map(fold).reduce((best, one) => (seen(one) > seen(best) ? one : best));
}

interface Candidate {
  readonly home: HomePlan | null;
  readonly rivals: Arrangement | null;
  readonly hand: Fan;
  readonly score: number;
  /** Height that what is asked gives away. */
  readonly given?: number;
}

export function plan(content: Content, room: Room, before: Plan | null = null): Plan {
  const wide = room.width >= WIDE;
  const frame = wide ? FRAME.wide : FRAME.narrow;
  const height = Math.max(room.height, wide ? LOWEST.wide : LOWEST.narrow);
  const inner = room.width - 2 * frame.edge - 0.1;
  const column = wide ? promptWide(room.width) : 0;
  const homeWide = inner - (wide ? column + frame.gap : 0);
  const site = { width: homeWide, heading: frame.place, named: placeWide(room.width) };
  const handWide = wide ? homeWide + frame.edge : room.width;
  const prompt = wide ? 0 : promptHigh(content.prompt, height, before?.prompt);
  // For spectators it stands beside the food.
  const middle = wide && !content.home ? Math.max(frame.middle, content.prompt) : frame.middle;
  const shelves = 3 + (content.home ? 1 : 0) + (content.cards > 0 ? 1 : 0) - (wide ? 1 : 0);
  const free =
    height -
    2 * frame.top -
    frame.header -
    middle -
    prompt -
    shelves * frame.gap -
    (content.home ? frame.head : 0);

  const count = (homes: readonly Household[]): number =>
    homes.reduce((sum, groups) => sum + groups.reduce((all, group) => all + group.length, 0), 0);
  const [ours, foreign] = [count(content.home ? [content.home] : []), count(content.rivals)];
  const settled = ours > 0;
  const lean = (MANY * (foreign - ours)) / Math.max(1, foreign + ours);
  const homes = content.home
    ? STEPS.filter(({ form }) => settled || form !== "named").flatMap((step) => {
        const side = homeAt(content, site, step);
        const down = content.placed && homeWide < 32 ? [stackedAt(content, site, step)] : [];
        return side ? [side, ...down] : down;
      })
    : [];
  const beside = wide && content.home ? columnHigh(content.prompt, height, before?.column) : 0;
  const above = height - 2 * frame.top - frame.header - middle - 3 * frame.gap;
  const spared = arrangements(content.rivals, inner, frame.gap, Math.min(free, above - beside));
  const others = spared.length > 0 ? spared : arrangements(content.rivals, inner, frame.gap, free);
  const sizes = CARDS[wide ? "wide" : "narrow"];
  const handsFrom = (least: number): readonly Fan[] =>
    (content.cards > 0 ? sizes : [0])
      .filter((card) => !content.playing || card === 0 || card >= least)
      .map((card) => fan(content.cards, card, handWide, content.playing));
  const hands = handsFrom(PLAYABLE);

  let best: Candidate | null = null;
  const consider = (found: Candidate): void => {
    if (!best || found.score > best.score) best = found;
  };
  const steady = (same: boolean | undefined, bonus: number): number => (same ? bonus : 0);
  for (const hand of hands) {
    const played = hand.worth + steady(before?.hand.card === hand.card, STEADY.card);
    for (const rivals of others) {
      const theirs =
        TILES * (1 + lean) * rivals.worth +
        steady(before?.rivals.step === rivals.step, STEADY.rivals) +
        steady(before?.rivals.rows === rivals.rows, STEADY.rows);
      if (!content.home) {
        if (rivals.high + hand.high <= free) {
          consider({ home: null, rivals, hand, score: theirs + played });
        }
        continue;
      }
      for (const at of homes) {
        // One's own are the largest.
        if (settled && rivals.settled && larger(rivals.step, at.step)) continue;
        if (rivals.high + hand.high + at.high > free) continue;
        const mine =
          TILES * (1 - lean) * worth(at.step) + steady(before?.home?.step === at.step, STEADY.home);
        consider({
          home: at,
          rivals,
          hand,
          score: mine + theirs + played - (at.stacked ? 0.1 : 0),
        });
      }
    }
  }
  const found: Candidate =
    best ??
    tight(
      content,
      { inner, site, free, gap: frame.gap, prompt },
      homes,
      handsFrom(TOUCHABLE).slice(hands.length - 1),
    );
  const { home, rivals, hand, given = 0 } = found;
  const used = (home?.high ?? 0) + (rivals?.high ?? 0) + hand.high;
  const spare = Math.max(0, free + given - used);
  const grown = home && {
    ...home,
    // Above what is asked no band stays empty: the lawn reaches down to it.
    high: home.high + (settled && !wide ? spare : lent(spare, home.high, settled ? ROOMY : OPEN)),
  };
  return {
    wide,
    height,
    rivals: {
      step: rivals?.step ?? stepAt(SMALLEST),
      high: rivals?.high ?? 0,
      rows: rivals?.rows ?? 1,
      panels: rivals?.panels ?? [],
    },
    home: grown,
    hand,
    prompt: prompt - given,
    column: beside,
  };
}

/** The room where nothing fits, and the height of what is asked. */
interface Tight {
  readonly inner: number;
  readonly site: Site;
  readonly free: number;
  readonly gap: number;
  readonly prompt: number;
}

function larger(one: Step, than: Step): boolean {
  return one.figure > than.figure || worth(one) > worth(than);
}

/** How much of what is left over a lawn takes: it is a place to live, not a large empty box. */
function lent(spare: number, needed: number, most: number): number {
  return Math.min(spare, Math.max(needed * 0.6, most - needed));
}

/**
 * Nothing fits even at the smallest size: what has no room is counted, others' animals first. Before
 * one's own are, cards get smaller, what is asked scrolls in less height, and places share one group.
 */
function tight(
  content: Content,
  { inner, site, free, gap, prompt }: Tight,
  homes: readonly HomePlan[],
  hands: readonly Fan[],
): Candidate {
  const smallest = hands.at(-1) ?? fan(0, 0, 0);
  const heads = folded(content.rivals, inner, gap, 0);
  if (!content.home) {
    const rivals = folded(content.rivals, inner, gap, free - smallest.high);
    return { home: null, rivals, hand: smallest, score: 0 };
  }
  const lowest = (ways: readonly HomePlan[]): HomePlan | undefined =>
    ways.toSorted((one, two) => one.high - two.high)[0];
  const spareable = Math.max(0, prompt - PROMPT);
  const most = free + spareable - smallest.high - heads.high + 1e-6;
  const mixed = content.placed ? STEPS.map((step) => mixedAt(content, site, step)) : [];
  const ways = [homes, mixed].find((some) => (lowest(some)?.high ?? Infinity) <= most) ?? [];
  const whole = lowest(ways);
  const needed = (whole?.high ?? most) + heads.high;
  const hand = hands.find((one) => one.high + needed <= free) ?? smallest;
  const given = Math.min(spareable, Math.max(0, needed + hand.high - free));
  const left = free + given - hand.high;
  const home = whole ?? homeFolded(content, site, Math.max(4, left - heads.high));
  const rivals = folded(content.rivals, inner, gap, left - home.high);
  // What they do not need is for one's own.
  const roomier = ways
    .filter((one) => one.high <= left - rivals.high && !larger(home.step, one.step))
    .toSorted((one, two) => worth(two.step) - worth(one.step))[0];
  return { home: roomier ?? home, rivals, hand, score: 0, given };
}

/** Without a measured board everything is shown; the next moment knows better. */
export function unmeasured(content: Content): Plan {
  return plan(content, { width: 400, height: 400 });
}
