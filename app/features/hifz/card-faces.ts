import { readPublished } from "#app/browser/read-published.ts";
import { loadAthkar } from "#content/athkar/index.ts";
import { loadNames } from "#content/names-of-allah/index.ts";
import { loadSurahNames, readVerses, type TranslationId, translationFor } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";
import { wordsOf } from "#domain/quiz/quiz-verse.ts";
import { type ReviewSubject, reviewSubjectOf } from "#domain/review/review-card.ts";
import { parseVerseRange, type VerseRange } from "#domain/verse-range.ts";

/** What a card shows. Arabic and the words of a language are kept apart, for each has its own font. */
export type Faces = {
  /** Where it stands: a surah and verses, a number of the names, a set. */
  readonly place: {
    readonly kind: ReviewSubject["kind"];
    readonly name: string;
    readonly numbers: readonly number[];
  };
  /** The beginning from which the rest is to be said, or the words to which the Arabic is to be said. */
  readonly prompt: { readonly arabic?: string; readonly words?: string };
  readonly arabic: readonly string[];
  readonly isQuran: boolean;
  readonly meaning: string | undefined;
  readonly edition: TranslationId | undefined;
  readonly verses: VerseRange | undefined;
};

const openingWords = 3;

/** A deck has many cards of one surah: what was fetched once serves for the visit. */
const fetched = new Map<string, Promise<unknown>>();

function readOnce(address: string): Promise<unknown> {
  const known = fetched.get(address);
  if (known) return known;
  const fresh = readPublished(address);
  fetched.set(address, fresh);
  fresh.catch(() => fetched.delete(address));
  return fresh;
}

function opening(text: string): string {
  const words = wordsOf(text);
  // A verse of four words is asked for by its first: three would tell it all.
  const shown = words.length <= openingWords + 1 ? 1 : openingWords;
  return words.length === 1 ? "" : `${words.slice(0, shown).join(" ")}…`;
}

async function facesOfVerses(range: VerseRange, language: Language): Promise<Faces> {
  const { surah, from, to } = range;
  const edition = translationFor(language);
  const [names, arabic, translation] = await Promise.all([
    loadSurahNames(language),
    readVerses(readOnce, "arabic", surah),
    edition ? readVerses(readOnce, edition, surah) : undefined,
  ]);
  const verses = arabic.slice(from - 1, to);
  return {
    place: {
      kind: "verses",
      name: names[surah - 1]?.name ?? "",
      numbers: [surah, from, ...(to > from ? [to] : [])],
    },
    prompt: { arabic: opening(verses[0] ?? "") },
    arabic: verses,
    isQuran: true,
    meaning: translation?.slice(from - 1, to).join(" "),
    edition,
    verses: range,
  };
}

async function facesOfName(number: number, language: Language): Promise<Faces | null> {
  const name = (await loadNames(language)).names.find(({ id }) => id === number);
  if (!name) return null;
  return {
    place: { kind: "name", name: "", numbers: [number] },
    prompt: { arabic: name.arabic },
    arabic: [name.arabic],
    isQuran: false,
    meaning: language === "ar" ? name.meaning : `${name.name}: ${name.meaning}`,
    edition: undefined,
    verses: undefined,
  };
}

async function facesOfDhikr(id: string, language: Language): Promise<Faces | null> {
  const { categories } = await loadAthkar(language);
  const dhikr = Object.values(categories)
    .flat()
    .find((one) => one.id === id);
  if (!dhikr) return null;
  const range = dhikr.quran === undefined ? undefined : parseVerseRange(dhikr.quran);
  const place = { kind: "athkar", name: dhikr.benefit, numbers: [] } as const;
  if (range && typeof range === "object") return { ...(await facesOfVerses(range, language)), place };
  const arabic = dhikr.arabic ?? "";
  return {
    place,
    prompt: dhikr.translation ? { words: dhikr.translation } : { arabic: opening(arabic) },
    arabic: [arabic],
    isQuran: false,
    meaning: dhikr.translation,
    edition: undefined,
    verses: undefined,
  };
}

/** What the card of an id shows; null for one that our texts do not have. Rejects when a text fails. */
export async function loadFaces(id: string, language: Language): Promise<Faces | null> {
  const subject = reviewSubjectOf(id);
  switch (subject?.kind) {
    case "verses":
      return facesOfVerses(subject, language);
    case "name":
      return facesOfName(subject.number, language);
    case "athkar":
      return facesOfDhikr(subject.id, language);
    case undefined:
      return null;
  }
}
