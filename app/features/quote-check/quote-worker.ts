import { readPublished } from "#app/browser/read-published.ts";
import { loadOnce } from "#app/hydration/load-once.ts";
import { readWholeText } from "#content/quran/index.ts";
import { foundQuotes } from "#domain/quote-check/find-quotes.ts";
import { quranText } from "#domain/quote-check/quran-text.ts";
import type { QuoteRequest, QuoteResponse } from "./quote-messages.ts";

/** The verified text; the service worker keeps its files, so that later checks work without a network. */
const loadQuran = loadOnce(async () => {
  const [uthmani, plain] = await Promise.all([
    readWholeText(readPublished, "arabic"),
    readWholeText(readPublished, "imlaei"),
  ]);
  return quranText({ uthmani, plain });
});

self.addEventListener("message", ({ data: { id, text } }: MessageEvent<QuoteRequest>) => {
  loadQuran()
    .then((quran): QuoteResponse => ({ id, quotes: foundQuotes(quran, text) }))
    .catch((error: unknown): QuoteResponse => {
      console.warn("the quotes were not checked", error);
      return { id, failed: true };
    })
    .then((response) => self.postMessage(response));
});
