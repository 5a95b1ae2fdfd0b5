/** The server's HTTP side: one function per thing one can ask for. */

import type {
  AnalysisState,
  Catalogue,
  Continue,
  EngineInfo,
  LessonInfo,
  Made,
  Me,
  MyTable,
  NewTable,
  Preview,
  Problem,
  ReplayInfo,
  PastPosition,
  ReplayPosition,
  RecoveryCode,
  Rulebook,
  ServerInfo,
  Summary,
  VerifyInfo,
} from "../wire";

/** A request that was not granted; `why` is the server's word, or `offline`, or `strange`. */
export class Trouble extends Error {
  constructor(
    readonly why: string,
    text: string,
    readonly status = 0,
  ) {
    super(text);
    this.name = "Trouble";
  }
}

/** The `why` of anything that was caught. */
export function whyOf(error: unknown): string {
  return error instanceof Trouble ? error.why : "strange";
}

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "why" in value && "text" in value;
}

async function reach(path: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Trouble("offline", "the server does not answer");
  }
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await reach(path, init);
  let body: unknown; // undefined: not JSON; null is an answer
  try {
    body = await response.json();
  } catch {
    body = undefined;
  }
  if (response.ok && body !== undefined) return body as T;
  throw trouble(response.status, body);
}

function trouble(status: number, body: unknown): Trouble {
  if (isProblem(body)) return new Trouble(body.why, body.text, status);
  return new Trouble(
    status >= 502 && status <= 504 ? "offline" : "strange",
    `status ${status}`,
    status,
  );
}

async function askText(path: string): Promise<string> {
  const response = await reach(path);
  if (response.ok) return response.text();
  throw trouble(response.status, await response.json().catch(() => undefined));
}

function tell<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
  return ask<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Tangled-Bank": "1" },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** Asked for once in each language, kept while the page is open; asked again if it failed. */
function once<T>(path: string): (language?: string) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (language = "en") => {
    const begun = answers.get(language);
    if (begun) return begun;
    const query = language === "en" ? "" : `?language=${encodeURIComponent(language)}`;
    const answer = ask<T>(path + query).catch((error: unknown) => {
      answers.delete(language);
      throw error;
    });
    answers.set(language, answer);
    return answer;
  };
}

export const api = {
  me: () => ask<Me>("/api/me"),
  server: () => ask<ServerInfo>("/api/server"),
  deleteMe: (name: string) => tell<null>("/api/me/delete", { name }),
  rename: (name: string) => tell<Me>("/api/me", { name }),
  recoveryCode: () => tell<RecoveryCode>("/api/me/recovery-code", {}),
  recover: (code: string) => tell<Me>("/api/me/recover", { code }),
  signOutElsewhere: () => tell<Me>("/api/me/sign-out-elsewhere", {}),
  catalogue: once<Catalogue>("/api/catalogue"),
  rulebook: once<Rulebook>("/api/rulebook"),
  lessons: once<LessonInfo[]>("/api/lessons"),
  preview: (wanted: NewTable, signal?: AbortSignal) =>
    tell<Preview>("/api/preview", wanted, signal),
  makeTable: (wanted: NewTable) => tell<Made>("/api/tables", wanted),
  engine: () => ask<EngineInfo>("/api/engine"),
  mine: () => ask<MyTable[]>("/api/mine"),
  summary: (table: string) => ask<Summary>(at(table)),
  verify: (table: string) => ask<VerifyInfo>(`${at(table)}/verify`),
  recordPath: (table: string) => `${at(table)}/record`,
  analysis: (table: string) => ask<AnalysisState>(`${at(table)}/analysis`),
  analyse: (table: string) => tell<AnalysisState>(`${at(table)}/analysis`, {}),
  replay: (table: string, viewpoint: number) =>
    ask<ReplayInfo>(`${at(table)}/replay?viewpoint=${viewpoint}`),
  position: (table: string, step: number, viewpoint: number) =>
    ask<ReplayPosition>(`${at(table)}/replay/${step}?viewpoint=${viewpoint}`),
  /** A report on a table from one of my seats (-1: a spectator), as text. */
  report: (table: string, seat: number) => askText(`${at(table)}/report?seat=${seat}`),
  past: (table: string, step: number) => ask<PastPosition>(`${at(table)}/past/${step}`),
  goOnFrom: (table: string, wanted: Continue) => tell<Made>(`${at(table)}/continue`, wanted),
};

/** The address of a websocket of this server. */
export function socketAddress(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
}
