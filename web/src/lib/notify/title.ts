/** The title of the page: what it is about, and a mark while I am waited for. */

let plain = document.title;
let mark = "";

function show(): void {
  document.title = mark ? `${mark} · ${plain}` : plain;
}

export function setTitle(title: string): void {
  plain = title;
  show();
}

/** Put these words before the title, until they are taken away with an empty one. */
export function markTitle(words: string): void {
  mark = words;
  show();
}
