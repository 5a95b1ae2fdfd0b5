// Made from the server's types by `tangledbank wire`; do not edit.

export type Abort = {
  t: "abort";
  id: string;
};

export type AddressSeen = {
  address: string;
  seen: number;
};

export type Advice = {
  action: string;
  share: number;
  tied: boolean;
  reasons: PhraseInfo[];
};

export type AnalysisInfo = {
  version: number;
  engine: string;
  seats: string[];
  budget: string;
  iterations: number;
  depth: number;
  players: PlayerInfo[];
  turning_points: TurningInfo[];
  moments: MomentInfo[];
};

export type AnalysisState = {
  id: string;
  status: "done" | "failed" | "none" | "waiting" | "working";
  done: number;
  total: number;
  problem: string;
  analysis: AnalysisInfo | null;
};

export type AnimalView = {
  name: string;
  card: string;
  traits: TraitView[];
  red: number;
  blue: number;
  yellow: number;
  waiting: number;
  open_fat: number;
  need: number;
  fed: boolean;
  asleep: boolean;
  poisoned: boolean;
  attacked: boolean;
  received: boolean;
  location: string;
  hidden: boolean;
  paralysed: boolean;
  turned: boolean;
  hunted: boolean;
  moved: boolean;
};

export type Answer = {
  t: "answer";
  id: string;
  proposal: number;
  yes: boolean;
};

export type Arrange = {
  t: "arrange";
  id: string;
  seat: number;
  bot?: string;
};

export type Ask = {
  moment: number;
  seat: number;
  asked: string;
  question: PhraseInfo;
  out_of_turn: boolean;
  always: boolean;
  moves: Move[];
};

export type BotInfo = {
  name: string;
  level: number;
  text: string;
};

export type Catalogue = {
  games: GameInfo[];
  editions: EditionInfo[];
  sets: SetInfo[];
  options: OptionInfo[];
  traits: TraitInfo[];
  bots: BotInfo[];
};

export type ChatLine = {
  at: number;
  seat: number;
  name: string;
  text: string;
};

export type CheckInfo = {
  what: string;
  ok: boolean;
  found: string;
};

export type ClauseInfo = {
  id: string;
  text: string;
  scenarios: string[];
};

export type Clock = {
  kind?: "bank" | "days" | "move" | "none";
  seconds?: number;
  increment?: number;
  answer?: number;
};

export type Clocks = {
  now: number;
  running: number;
  deadline: number;
  banks: number[];
};

export type Continue = {
  step: number;
  setup?: Setup | null;
};

export type CreatureTrait = {
  trait: string;
  card: string;
};

export type CreatureView = {
  name: string;
  card: string;
  traits: CreatureTrait[];
  energy: number;
  need: number;
  asleep: boolean;
  scared: boolean;
  woke: boolean;
};

export type CreaturesView = {
  seat: string;
  edition: string;
  options: Record<string, string | number | boolean>;
  round: number;
  phase: string;
  first: string;
  turn: string;
  to_act: string | null;
  asked: string;
  stage: string;
  creature: string;
  attack: string[];
  source: SourceView;
  deck_size: number;
  discard_size: number;
  choice_size: number;
  hand: string[];
  players: WizardView[];
  winner: string;
};

export type Decide = {
  t: "decide";
  id: string;
  moment: number;
  action: string;
};

export type DecisionInfo = {
  seat: number;
  asked: string;
  action: string;
  best: string;
  before: number;
  after: number;
  margin: number;
  moves: number;
  worlds: number;
  mark: "" | "blunder" | "brilliant" | "mistake" | "slip";
  tied: boolean;
  reasons: PhraseInfo[];
  played?: Move | null;
  better?: Move | null;
};

export type Differs = {
  option: string;
  clause: string;
  value: string | number | boolean;
  book: string | number | boolean;
};

export type Done = {
  t: "done";
  id: string;
  v: number;
};

export type EditionInfo = {
  name: string;
  game: string;
  title: string;
  sets: string[];
  seats_from: number;
  seats_to: number;
};

export type EngineInfo = {
  build: "compiled" | "interpreted";
  compiling: boolean;
};

export type EvolutionView = {
  seat: string;
  edition: string;
  options: Record<string, string | number | boolean>;
  turn: number;
  round: number;
  phase: string;
  first: string;
  to_act: string | null;
  asked: string;
  attack: string[] | null;
  sets: string[];
  food: number;
  supplies: Record<string, number>;
  shells: number;
  last_turn: boolean;
  deck_size: number;
  discard_size: number;
  discard: string[] | null;
  hand: string[];
  players: PlayerView[];
};

export type Farewell = {
  t: "farewell";
  why: string;
  text: string;
  again: boolean;
};

export type GameInfo = {
  name: string;
  title: string;
  about: string;
  edition: string;
  custom_decks: boolean;
};

export type Guide = {
  lesson: string;
  step: number;
  steps: number;
  says?: string[];
  actions?: string[];
  later?: Record<string, string>;
  over?: boolean;
};

export type Hint = {
  t: "hint";
  id: string;
};

export type Hints = {
  t: "hints";
  id: string;
  moment: number;
  moves: Advice[];
};

export type KeptDays = {
  finished: number;
  abandoned: number;
  addresses: number;
  unused: number;
};

export type Leave = {
  t: "leave";
  id: string;
};

export type LessonInfo = {
  name: string;
  title: string;
  edition: string;
  minutes: number;
};

export type LinkView = {
  trait: string;
  card: string;
  animals: string[];
  symbiont: string;
  used: boolean;
};

export type Lobby = {
  t: "lobby";
  tables: Summary[];
};

export type Made = {
  table: string;
  path: string;
};

export type Me = {
  person: string;
  name: string;
};

export type MomentInfo = {
  line: number;
  decisions: number;
  turn: number;
  seat: number;
  chances: number[];
  errors: number[];
  next: "" | "draw" | "throw";
  decision: DecisionInfo | null;
};

export type Move = {
  action: string;
  verb: string;
  card?: string;
  trait?: string;
  animal?: string;
  target?: string;
  partner?: string;
  symbiont?: string;
  place?: string;
  token?: string;
  count?: number;
};

export type Mute = {
  t: "mute";
  id: string;
  seat: number;
  on?: boolean;
};

export type MyTable = {
  table: Summary;
  my_move: boolean;
};

export type NewName = {
  name: string;
};

export type NewTable = {
  setup: Setup;
};

export type News = {
  t: "news";
  v: number;
  table?: TableInfo | null;
  clocks?: Clocks | null;
  steps_from?: number | null;
  steps?: Step[] | null;
  public?: unknown | null;
  own?: Own[] | null;
  ask?: Ask[] | null;
  undo?: "ask" | "free" | "no" | null;
  guide?: Guide | null;
  chat_from?: number | null;
  chat?: ChatLine[] | null;
};

export type Notice = {
  text: string;
  at: number;
};

export type OptionInfo = {
  name: string;
  clause: string;
  text: string;
  values: string[];
  low: number;
  high: number;
  book: Record<string, string | number | boolean>;
  group: string;
  sets: string[];
};

export type Own = {
  seat: number;
  hand: string[];
  faces: Record<string, string>;
  discard: string[] | null;
};

export type OwnData = {
  person: string;
  name: string;
  program: boolean;
  since: number;
  addresses: AddressSeen[];
  tables: OwnTable[];
  spoke_at: OwnTable[];
  kept: KeptDays;
};

export type OwnTable = {
  table: string;
  status: string;
};

export type Pace = {
  t: "pace";
  id: string;
  percent: number;
};

export type PastPosition = {
  step: number;
  public: unknown;
  own: Own[];
};

export type Pause = {
  t: "pause";
  id: string;
};

export type PhraseInfo = {
  template: string;
  words: Record<string, string>;
  count: number;
};

export type Ping = {
  t: "ping";
  id: string;
};

export type PlayerInfo = {
  name: string;
  decisions: number;
  blunders: number;
  mistakes: number;
  slips: number;
  brilliant: number;
  given: number;
  accuracy: number;
  luck: number;
  luck_error: number;
};

export type PlayerView = {
  name: string;
  hand_size: number;
  animals: AnimalView[];
  remains: AnimalView[];
  links: LinkView[];
  discard_size: number;
  discard: string[] | null;
  passed: boolean;
  points: number;
  score: number;
};

export type Pong = {
  t: "pong";
  id: string;
  now: number;
};

export type Preview = {
  cards: number;
  hand: number;
  minutes: number;
  differs: Differs[];
  warnings: string[];
  problem: string;
};

export type Problem = {
  why: string;
  text: string;
  request?: string;
};

export type Proposal = {
  number: number;
  what: "abort" | "pause" | "undo";
  seat: number;
  yes: number[];
  waiting: number[];
};

export type Ready = {
  t: "ready";
  id: string;
  nonce: string;
};

export type ReasonInfo = {
  clause: string;
  about: string;
  text: string;
};

export type Reasons = {
  t: "reasons";
  id: string;
  reasons: ReasonInfo[];
};

export type RecordText = {
  record: string;
};

export type RecoveryCode = {
  code: string;
};

export type Refused = {
  t: "refused";
  id: string;
  why: string;
  text: string;
  reasons: ReasonInfo[];
};

export type Rematch = {
  t: "rematch";
  id: string;
};

export type ReplayInfo = {
  table: string;
  setup: Setup;
  game: string;
  calls: string[];
  names: string[];
  viewpoint: number;
  steps: Step[];
  result: ResultInfo | null;
  problem: string;
};

export type ReplayPosition = {
  step: number;
  public: unknown;
  own: Own[];
  moves: Move[];
  deck: string[];
};

export type ResultInfo = {
  seats: SeatResult[];
  decided_by: string;
  turns: number[][];
};

export type Resume = {
  t: "resume";
  id: string;
};

export type Return = {
  t: "return";
  id: string;
};

export type RulePage = {
  game: string;
  name: string;
  shelf: string;
  trait: string;
  title: string;
  intro: string;
  clauses: ClauseInfo[];
};

export type Rulebook = {
  titles: Record<string, string>;
  pages: RulePage[];
};

export type Say = {
  t: "say";
  id: string;
  text: string;
};

export type ScoreLine = {
  animal: string;
  about: string;
  points: number;
};

export type SeatInfo = {
  call: string;
  name: string;
  who: "bot" | "nobody" | "person" | "program";
  bot: string;
  mine: boolean;
  host: boolean;
  here: boolean;
  ready: boolean;
  stand_in: boolean;
  left: boolean;
  surrendered: boolean;
  muted: boolean;
};

export type SeatPlan = {
  bot?: string;
};

export type SeatResult = {
  call: string;
  score: number;
  winner: boolean;
  sheet: ScoreLine[];
};

export type SeatSummary = {
  name: string;
  who: "bot" | "nobody" | "person" | "program";
};

export type ServerInfo = {
  notice: Notice | null;
  kept: KeptDays;
  documentation: boolean;
};

export type SetInfo = {
  name: string;
  cards: number;
  traits: string[];
};

export type Setup = {
  title?: string;
  lesson?: string;
  edition?: string;
  sets?: string[];
  options?: Record<string, string | number | boolean>;
  deck?: string;
  copies?: number;
  seats?: SeatPlan[];
  seating?: "fixed" | "random";
  clock?: Clock;
  public?: boolean;
  watch?: "anybody" | "nobody";
  watch_delay?: number;
  hints?: boolean;
  chat?: boolean;
  undo?: "free" | "never";
  stand_in?: string;
  grace?: number;
};

export type Sit = {
  t: "sit";
  id: string;
  seat: number;
  name?: string | null;
};

export type SourceView = {
  id: string;
  name: string;
  lower: number;
  upper: number;
  trait: string;
};

export type Stand = {
  t: "stand";
  id: string;
  seat: number;
};

export type Step = {
  number: number;
  at: number;
  seat: number;
  by: "bot" | "clock" | "deal" | "player" | "program" | "stand-in";
  action: string;
  lines: PhraseInfo[];
};

export type Summary = {
  table: string;
  title: string;
  status: "broken" | "gathering" | "over" | "playing";
  edition: string;
  sets: string[];
  differs: number;
  seats: SeatSummary[];
  clock: Clock;
  watch: boolean;
  turn: number;
  deck: number;
  cards: number;
  since: number;
  winners: string[];
  lesson?: string;
};

export type Surrender = {
  t: "surrender";
  id: string;
};

export type TableInfo = {
  status: "broken" | "gathering" | "over" | "playing";
  problem: string;
  game: string;
  setup: Setup;
  differs: Differs[];
  cards: number;
  engine: string;
  seats: SeatInfo[];
  watchers: number;
  commitment: string;
  seed: string;
  nonces: string[];
  paused: boolean;
  proposal: Proposal | null;
  result: ResultInfo | null;
  rematch: string;
  origin: string;
  origin_step: number;
};

export type Token = {
  person: string;
  name: string;
  token: string;
};

export type TraitInfo = {
  name: string;
  game: string;
  pair: boolean;
  kind: "burden" | "food" | "hunt" | "pair" | "shield";
  need: number;
  text: string;
  clauses: string[];
};

export type TraitView = {
  trait: string;
  card: string;
  token: string;
  used: boolean;
  rests: boolean;
  off: boolean;
};

export type TurningInfo = {
  place: number;
  seat: number;
  before: number;
  after: number;
  cause: "draw" | "move" | "throw";
  by: number;
};

export type Undo = {
  t: "undo";
  id: string;
};

export type VerifyInfo = {
  ok: boolean;
  checks: CheckInfo[];
};

export type Welcome = {
  t: "welcome";
  server: string;
  protocol: number;
  table: string;
  person: string;
  watching: boolean;
};

export type Why = {
  t: "why";
  id: string;
  action: string;
};

export type WizardView = {
  name: string;
  hand_size: number;
  creatures: CreatureView[];
  tokens: number;
  goal: number;
  moved: boolean;
};

export type AnyCommand = Sit | Stand | Arrange | Ready | Decide | Undo | Pause | Resume | Abort | Answer | Surrender | Leave | Return | Say | Mute | Rematch | Pace | Why | Hint | Ping;

export type AnyMessage = Welcome | News | Done | Refused | Reasons | Hints | Pong | Farewell;
