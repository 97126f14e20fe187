import { type Dhikr, loadAthkar } from "#content/athkar/index.ts";
import {
  loadEditions,
  loadSurahNames,
  type ReadText,
  readVerses,
  type TranslationId,
  translationFor,
} from "#content/quran/index.ts";
import type { CountedDhikr } from "#domain/counting/athkar-progress.ts";
import type { Language } from "#domain/language.ts";
import { foldText } from "#domain/text-search/fold-text.ts";
import { type AthkarPlace, allSets, categoryOf, type SetName } from "./athkar-address.ts";
import { loadSetTexts } from "./own/set-texts.ts";

export type PassageVerse = { readonly ayah: number; readonly arabic: string; readonly translation?: string };

/** A passage of the Quran, with its verses from the verified text. */
export type Passage = {
  readonly surah: number;
  readonly surahName: string;
  readonly verses: readonly PassageVerse[];
};

export type ShownDhikr = Dhikr & {
  readonly passage?: Passage;
  /** Its beginning, for lists; absent for a passage, which is named by its place. */
  readonly excerpt?: string;
};

/** A set as it is shown. */
export type AthkarSet = {
  /** `own` for one that a person has put together, which has a title. */
  readonly name: SetName | "own";
  readonly title?: string;
  readonly language: Language;
  readonly dhikrs: readonly ShownDhikr[];
  /** The translation of the Quran that is shown; null in Arabic. */
  readonly edition: { readonly id: TranslationId; readonly author: string } | null;
};

/** A set that is published here. */
export type PublishedSet = AthkarSet & { readonly name: SetName };

type SetRequest = {
  readonly place: Pick<AthkarPlace, "name">;
  readonly language: Language;
  readonly read: ReadText;
};

/** Loads a set with its passages; rejects when a text fails to load. */
export async function loadAthkarSet({ place, language, read }: SetRequest): Promise<PublishedSet> {
  const { categories } = await loadAthkar(language);
  const shown = await showDhikrs(categories[categoryOf(place.name)], language, read);
  return { name: place.name, language, ...shown };
}

type OwnSetRequest = {
  readonly title: string;
  readonly ids: readonly string[];
  readonly language: Language;
  readonly read: ReadText;
};

/** Loads a person's own set, duas of the collection among it; ids that are unknown here are left out. Rejects when a text fails to load. */
export async function loadOwnSet({ title, ids, language, read }: OwnSetRequest): Promise<AthkarSet> {
  const all = await loadSetTexts(language, ids);
  const dhikrs = ids.flatMap((id) => all.get(id) ?? []);
  return { name: "own", title, language, ...(await showDhikrs(dhikrs, language, read)) };
}

async function showDhikrs(all: readonly Dhikr[], language: Language, read: ReadText) {
  const edition = translationFor(language) ?? null;
  const [names, editions] = await Promise.all([loadSurahNames(language), edition ? loadEditions() : []]);
  const dhikrs = await Promise.all(
    all.map(async (dhikr): Promise<ShownDhikr> => {
      if (dhikr.quran === undefined) return { ...dhikr, excerpt: excerptOf(dhikr.arabic ?? "") };
      const passage = await readPassage(dhikr.quran, edition, read);
      const surahName = names[passage.surah - 1]?.name ?? "";
      return { ...dhikr, passage: { ...passage, surahName } };
    }),
  );
  const author = editions.find(({ id }) => id === edition)?.author;
  return { dhikrs, edition: edition && author ? { id: edition, author } : null };
}

/** What is counted in each set. */
export type SetCounts = Readonly<Record<SetName, readonly CountedDhikr[]>>;

/** The adhkar of each set, as far as counting goes. */
export async function loadSetCounts(language: Language): Promise<SetCounts> {
  const { categories } = await loadAthkar(language);
  const counted = allSets.map((name): [SetName, readonly CountedDhikr[]] => [
    name,
    categories[categoryOf(name)].map(({ id, repetitions }) => ({ id, repetitions })),
  ]);
  return Object.fromEntries(counted) as Record<SetName, readonly CountedDhikr[]>;
}

async function readPassage(quran: string, edition: TranslationId | null, read: ReadText) {
  const [surah = 0, first = 0, last = first] = quran.split(/[:-]/).map(Number);
  const [arabic, translation] = await Promise.all([
    readVerses(read, "arabic", surah),
    edition ? readVerses(read, edition, surah) : undefined,
  ]);
  const verses = arabic.slice(first - 1, last).map((text, place): PassageVerse => {
    const ayah = first + place;
    const translated = translation?.[ayah - 1];
    return { ayah, arabic: text, ...(translated === undefined ? {} : { translation: translated }) };
  });
  return { surah, verses };
}

/** Letters of an excerpt, without vowel marks; a clause or a name in progress may go on beyond it. */
const longest = 24;

const folded = (word: string) => foldText(word).folded.trim();
const asWords = (words: string) => new Set(words.split(" ").map(folded));

/** A denial is not left without what it denies, nor "there is no god" without "but Allah". */
const negations = asWords("لا ولا فلا ألا ما وما لم ولم لن ولن ليس وليس غير وغير");
const exceptions = asWords("إلا وإلا سوى");
/** Words that mean nothing without the next one. */
const openWords = asWords(
  "بسم باسم باسمك يا و ثم أو من في وفي على وعلى إلى عن مع أن إن أنا وأن وإن رب ورب ذو ذي ذا عبد رسول عالم فاطر مالك خالق كل وكل الذي التي هو وهو كما إذا قبل بعد عدد رضا زنة مداد ملء قد لقد",
);

/** Closes a clause. */
const clauseEnd = /[،؛.:!؟]$/;

const isDefinite = (word: string) => folded(word).startsWith("ال");

/** Whether the text may end before its word `end`: after a whole clause, in no name and after no negation. */
function canEndBefore(words: readonly string[], end: number): boolean {
  const [last = "", next = ""] = [words[end - 1], words[end]];
  if (next === "") return true;
  const bare = folded(last);
  if (openWords.has(bare) || negations.has(bare) || exceptions.has(bare)) return false;
  const beginning = words.slice(0, end).map(folded);
  const negation = beginning.findLastIndex((word) => negations.has(word));
  const isDenied = negation >= 0 && !beginning.slice(negation).some((word) => exceptions.has(word));
  if (isDenied && !clauseEnd.test(last)) return false;
  // "The Living, the Sustaining": attributes stay with one another.
  return clauseEnd.test(last) || !isDefinite(next);
}

/** The beginning of an Arabic text for a list: whole words, or all of it where no place to end is found. */
export function excerptOf(text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  let letters = 0;
  let shortest: number | undefined;
  for (let end = 1; end < words.length; end += 1) {
    letters += folded(words[end - 1] ?? "").length;
    if (letters > longest && shortest !== undefined) break;
    if (end <= 1 || !canEndBefore(words, end)) continue;
    shortest = end;
    if (letters > longest / 2 && clauseEnd.test(words[end - 1] ?? "")) break;
  }
  if (shortest === undefined || shortest >= words.length - 1) return words.join(" ");
  return `${words.slice(0, shortest).join(" ").replace(clauseEnd, "")} …`;
}
