/** The little markup of the rulebook's texts: paragraphs, lists, tables, code and clause ids. */

export type Span =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "clause"; text: string };

export type Block =
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

export interface Told {
  blocks: Block[];
  /** Where the clause comes from, if that is said: the rulebook, a damaged passage, or us. */
  origin: string;
}

const ORIGIN = / ?\(Origin: ([^)]*)\.\)$/;

export function told(text: string): Told {
  const origin = ORIGIN.exec(text)?.[1] ?? "";
  return { blocks: blocks(text.replace(ORIGIN, "")), origin };
}

/** Is (a part of) it our own reconstruction? */
export function isOurs(origin: string): boolean {
  return /\bours\b|guess/.test(origin);
}

function blocks(text: string): Block[] {
  const found: Block[] = [];
  let run: string[] = [];
  const flush = (): void => {
    if (run.length) found.push({ kind: "paragraph", spans: spans(run.join(" ")) });
    run = [];
  };
  for (const line of text.split("\n")) {
    const last = found.at(-1);
    if (line.startsWith("- ")) {
      flush();
      const item = spans(line.slice(2));
      const list = found.at(-1);
      if (list?.kind === "list") list.items.push(item);
      else found.push({ kind: "list", items: [item] });
    } else if (line.startsWith("|")) {
      flush();
      addRow(found, line);
    } else if (/^ {2}\S/.test(line) && last?.kind === "list" && run.length === 0) {
      last.items.at(-1)?.push({ kind: "text", text: " " }, ...spans(line.trim()));
    } else if (line.trim()) run.push(line.trim());
    else flush();
  }
  flush();
  return found;
}

function addRow(found: Block[], line: string): void {
  const cells = line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
  const table = found.at(-1);
  if (table?.kind !== "table") found.push({ kind: "table", head: cells.map(spans), rows: [] });
  else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) table.rows.push(cells.map(spans));
}

const PIECE = /(`[^`]+`|\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d\d\b)/;

export function spans(text: string): Span[] {
  return text
    .split(PIECE)
    .filter(Boolean)
    .map((piece): Span => {
      if (piece.startsWith("`")) return { kind: "code", text: piece.slice(1, -1) };
      return { kind: PIECE.test(piece) ? "clause" : "text", text: piece };
    });
}
