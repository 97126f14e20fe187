import { loadAthkar } from "#content/athkar/index.ts";
import { loadDuas } from "#content/duas/index.ts";
import { loadFaq } from "#content/faq/index.ts";
import { loadHadith } from "#content/hadith/index.ts";
import { loadCalendarTexts } from "#content/islamic-calendar/index.ts";
import { loadNames } from "#content/names-of-allah/index.ts";
import { loadPrayerGuide } from "#content/prayer-guide/index.ts";
import { type ReadText, readVerses, translationFor } from "#content/quran/index.ts";
import { loadTajweedCards } from "#content/tajweed/index.ts";
import { citationKey } from "#domain/citations/citation-mark.ts";
import type { Ground } from "#domain/citations/verify-reply.ts";
import type { Citation } from "#domain/conversation/reply.ts";
import { wholePassage } from "#domain/conversation/whole-passages.ts";
import type { Language } from "#domain/language.ts";
import { parseVerseRange, type VerseRange } from "#domain/verse-range.ts";

type Words = readonly (string | undefined)[];

const filled = (words: Words) => words.filter((text) => text !== undefined && text !== "") as string[];

const rangeText = ({ surah, from, to }: VerseRange) => `${surah}:${from}-${to}`;

/** Verses in Arabic and in the reader's language. */
async function passage(read: ReadText, place: string, language: Language): Promise<Words> {
  const range = parseVerseRange(place);
  if (typeof range === "string") return [];
  const edition = translationFor(language);
  const [arabic, translation] = await Promise.all([
    readVerses(read, "arabic", range.surah),
    edition ? readVerses(read, edition, range.surah) : undefined,
  ]);
  const cut = (verses: readonly string[] | undefined) => verses?.slice(range.from - 1, range.to).join(" ");
  return [cut(arabic), cut(translation)];
}

/** The words of every text besides the Quran, by the key of its citation. */
async function textWords(read: ReadText, language: Language): Promise<ReadonlyMap<string, Words>> {
  const [hadith, duas, athkar, faq, tajweed, names, calendar, guide] = await Promise.all([
    loadHadith(language),
    loadDuas(language),
    loadAthkar(language),
    loadFaq(language),
    loadTajweedCards(language),
    loadNames(language),
    loadCalendarTexts(language),
    loadPrayerGuide(language),
  ]);
  const words = new Map<string, Words>();
  for (const one of hadith.hadith)
    words.set(`hadith:${one.id}`, [one.arabic, one.text, one.explanation, one.narrator]);
  for (const one of duas)
    words.set(`dua:${one.id}`, [
      one.arabic,
      one.translation,
      one.title,
      ...(one.quran ? await passage(read, one.quran, language) : []),
    ]);
  for (const one of Object.values(athkar.categories).flat())
    words.set(`dhikr:${one.id}`, [
      one.arabic,
      one.translation,
      one.benefit,
      ...(one.quran ? await passage(read, one.quran, language) : []),
    ]);
  for (const one of faq.items) words.set(`faq:${one.id}`, [one.question, one.answer]);
  for (const { cards } of tajweed.tabs)
    for (const one of cards) words.set(`tajweed:${one.id}`, [one.title, one.what, one.how]);
  for (const one of names.names)
    words.set(`name:${one.id}`, [one.arabic, one.transliteration, one.name, one.meaning]);
  for (const one of calendar.events) words.set(`event:${one.id}`, [one.name, one.description]);
  for (const [id, { title, act, note }] of Object.entries(guide.steps))
    words.set(`view:${id}`, [title, act, note]);
  return words;
}

const wordsCache = new WeakMap<ReadText, Map<Language, ReturnType<typeof textWords>>>();

/** Built once per language and reader function. */
function knownWords(read: ReadText, language: Language): ReturnType<typeof textWords> {
  const known = wordsCache.get(read) ?? new Map<Language, ReturnType<typeof textWords>>();
  wordsCache.set(read, known);
  const found = known.get(language) ?? textWords(read, language);
  known.set(language, found);
  found.catch(() => known.delete(language));
  return found;
}

/**
 * The sources of a reply with their words, in Arabic and in the reader's language; rejects like the loading
 * of texts.
 */
export async function loadGround(
  read: ReadText,
  citations: readonly Citation[],
  language: Language,
): Promise<readonly Ground[]> {
  const words = await knownWords(read, language);
  return Promise.all(
    citations.map(async (citation): Promise<Ground> => {
      const known =
        citation.kind === "quran"
          ? await passage(read, rangeText(wholePassage(citation)), language)
          : (words.get(citationKey(citation)) ?? []);
      return { citation, texts: filled(known) };
    }),
  );
}
