import { readPublished } from "#app/browser/read-published.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { loadAthkar } from "#content/athkar/index.ts";
import { loadNames } from "#content/names-of-allah/index.ts";
import { loadSurahNames, readVerses, type TranslationId, translationFor } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";
import { wordsOf } from "#domain/quiz/quiz-verse.ts";
import { type ReviewSubject, reviewSubjectOf } from "#domain/review/review-card.ts";
import { parseVerseRange, type VerseRange } from "#domain/verse-range.ts";

/** What a card shows. Arabic and translated text are separate because their fonts differ. */
export type Faces = {
  /** What it is from: a surah and its verses, the number of a name, or the title of a dhikr. */
  readonly place: {
    readonly kind: ReviewSubject["kind"];
    readonly name: string;
    readonly numbers: readonly number[];
  };
  /** The first words, after which the rest is to be recited, or the translation, for which the Arabic is. */
  readonly prompt: { readonly arabic?: string; readonly words?: string };
  readonly arabic: readonly string[];
  readonly isQuran: boolean;
  readonly meaning: string | undefined;
  readonly edition: TranslationId | undefined;
  readonly verses: VerseRange | undefined;
};

const openingWords = 3;

/** Texts fetched in this visit: a deck has many cards of one surah. */
const fetched = new Map<string, Promise<unknown>>();

function readOnce(address: string): Promise<unknown> {
  const cached = fetched.get(address);
  if (cached) return cached;
  const request = readPublished(address);
  fetched.set(address, request);
  request.catch(() => fetched.delete(address));
  return request;
}

function opening(text: string): string {
  const words = wordsOf(text);
  // Three of four words would give the verse away.
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
    .find((each) => each.id === id);
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

/** What a card shows; null if its text does not exist. Rejects if a text does not load. */
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

/** A function that writes a card's place in the language shown. */
export function usePlaceText(): (place: Faces["place"]) => string {
  const text = useMessages("hifz");
  const language = useLanguage();
  return ({ kind, name, numbers }) => {
    if (kind === "athkar") return name;
    const [first, ...verses] = numbers.map((number) => formatNumber(number, language));
    return kind === "name"
      ? text("nameNumber", { number: first ?? "" })
      : text("versePlace", { surah: name, verses: verses.join("–") });
  };
}
