/** A quote in the text of a page, in UTF-16 units of it. */
export type PageMark = { readonly start: number; readonly end: number; readonly look: "right" | "wrong" };

/** What the window asks of the page that it was opened on. */
export type PageRequest =
  | { readonly ask: "text" }
  | { readonly ask: "mark"; readonly marks: readonly PageMark[] }
  | { readonly ask: "show"; readonly start: number };

/** The text of a page; `isCut` if it goes on. */
export type PageText = { readonly text: string; readonly isCut: boolean };
