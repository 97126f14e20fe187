import { foundQuotes } from "#domain/quote-check/find-quotes.ts";
import type { FoundQuote } from "#domain/quote-check/found-quote.ts";
import { longestText } from "#domain/quote-check/longest-text.ts";
import { type QuranText, quranText, type VerifiedTexts } from "#domain/quote-check/quran-text.ts";
import type { PageMark, PageRequest, PageText } from "./page-messages.ts";

type Word = (key: string) => string;

let loading: Promise<QuranText> | undefined;

/** The verified text, which comes with the extension. */
function loadQuran(): Promise<QuranText> {
  loading ??= fetch(chrome.runtime.getURL("quran.json"))
    .then((answer) => answer.json())
    .then((texts: VerifiedTexts) => quranText(texts));
  return loading;
}

/** Cuts a page between blocks into texts that the engine takes; the start of each comes first. */
export function textsOf(page: string): (readonly [start: number, text: string])[] {
  const texts: (readonly [number, string])[] = [];
  for (let start = 0; start < page.length; ) {
    const most = start + longestText;
    const between = page.length > most ? page.lastIndexOf("\n\n", most) : page.length;
    const end = between > start ? between : Math.min(most, page.length);
    texts.push([start, page.slice(start, end)]);
    start = end;
  }
  return texts;
}

/** The quotes of a whole page, in its order. */
export function quotesOf(quran: QuranText, page: string): FoundQuote[] {
  return textsOf(page).flatMap(([from, text]) =>
    foundQuotes(quran, text).map((quote) => ({
      ...quote,
      start: from + quote.start,
      end: from + quote.end,
    })),
  );
}

const isRight = ({ verdict }: FoundQuote): boolean => verdict === "exact" || verdict === "respelt";

/** Checks the page of the open tab: the quotes are marked in it and listed here. */
export async function checkOpenPage(list: HTMLElement, said: HTMLElement, word: Word): Promise<void> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  const send = (request: PageRequest) => chrome.tabs.sendMessage(tab?.id ?? -1, request, { frameId: 0 });
  list.replaceChildren();
  said.textContent = word("checking");
  let page: PageText;
  try {
    page = (await send({ ask: "text" })) as PageText;
  } catch {
    said.textContent = word("cannotCheck");
    return;
  }
  const quotes = quotesOf(await loadQuran(), page.text);
  const marks = quotes.map((quote): PageMark => {
    return { start: quote.start, end: quote.end, look: isRight(quote) ? "right" : "wrong" };
  });
  await send({ ask: "mark", marks });
  list.replaceChildren(
    ...quotes.map((quote) => line(quote, page.text.slice(quote.start, quote.end), word, send)),
  );
  const found = quotes.length === 0 ? word("noQuotes") : word("quotesFound");
  said.textContent = page.isCut ? `${found} ${word("onlyBeginning")}` : found;
}

function line(
  quote: FoundQuote,
  written: string,
  word: Word,
  send: (request: PageRequest) => Promise<unknown>,
): HTMLElement {
  const item = document.createElement("li");
  const show = document.createElement("button");
  const verdict = document.createElement("strong");
  verdict.textContent = word(`verdict_${quote.verdict.replace("-", "_")}`);
  const references = document.createElement("bdi");
  references.textContent = quote.references.join(", ");
  const words = document.createElement("span");
  words.dir = "auto";
  words.textContent = written;
  show.append(verdict, " ", references, words);
  show.addEventListener("click", () => send({ ask: "show", start: quote.start }));
  item.append(show);
  if (quote.corrected !== undefined && !isRight(quote)) {
    const corrected = document.createElement("p");
    corrected.lang = "ar";
    corrected.dir = "rtl";
    corrected.textContent = quote.corrected;
    item.append(corrected);
  }
  return item;
}
