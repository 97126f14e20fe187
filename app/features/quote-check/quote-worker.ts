import { readPublished } from "#app/browser/read-published.ts";
import { loadOnce } from "#app/hydration/load-once.ts";
import { readWholeText, translationFor } from "#content/quran/index.ts";
import { loadHadithLibrary } from "#content/sayings/index.ts";
import { quranText } from "#domain/quote-check/quran-text.ts";
import { textQuotes } from "#domain/quote-check/text-quotes.ts";
import {
  type TranslationIndex,
  type TranslationLanguage,
  translationIndex,
} from "#domain/quote-check/translation-quotes.ts";
import type { QuoteRequest, QuoteResponse } from "./quote-messages.ts";

/** The verified text; the service worker keeps its files, so that later checks work without a network. */
const loadQuran = loadOnce(async () => {
  const [uthmani, plain] = await Promise.all([
    readWholeText(readPublished, "arabic"),
    readWholeText(readPublished, "imlaei"),
  ]);
  return quranText({ uthmani, plain });
});

const translations = new Map<TranslationLanguage, () => Promise<TranslationIndex>>();

async function loadTranslation(language: TranslationLanguage): Promise<TranslationIndex | undefined> {
  const edition = translationFor(language);
  if (!edition) return undefined;
  const load =
    translations.get(language) ??
    loadOnce(async () => translationIndex(await readWholeText(readPublished, edition)));
  translations.set(language, load);
  return load();
}

async function quotesIn({ text, language }: QuoteRequest) {
  const [quran, library] = await Promise.all([loadQuran(), loadHadithLibrary(language)]);
  return textQuotes({ quran, hadith: { library }, loadTranslation }, text);
}

self.addEventListener("message", ({ data }: MessageEvent<QuoteRequest>) => {
  const { id } = data;
  quotesIn(data)
    .then((quotes): QuoteResponse => ({ id, quotes }))
    .catch((error: unknown): QuoteResponse => {
      console.warn("the quotes were not checked", error);
      return { id, failed: true };
    })
    .then((response) => self.postMessage(response));
});
