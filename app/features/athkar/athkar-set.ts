import { type Dhikr, loadAthkar } from "#content/athkar/index.ts";
import {
  loadEditions,
  loadSurahNames,
  type ReadText,
  readVerses,
  type TranslationId,
  translationFor,
} from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";
import { type AthkarPlace, allSets, categoryOf, type SetName } from "./athkar-address.ts";

export type PassageVerse = { readonly ayah: number; readonly arabic: string; readonly translation?: string };

/** A passage of the Quran, with its verses from the verified text. */
export type Passage = {
  readonly surah: number;
  readonly surahName: string;
  readonly verses: readonly PassageVerse[];
};

export type ShownDhikr = Dhikr & { readonly passage?: Passage };

/** A set as it is shown. */
export type AthkarSet = {
  readonly name: SetName;
  readonly language: Language;
  readonly dhikrs: readonly ShownDhikr[];
  /** The translation of the Quran that is shown; null in Arabic. */
  readonly edition: { readonly id: TranslationId; readonly author: string } | null;
};

type SetRequest = {
  readonly place: Pick<AthkarPlace, "name">;
  readonly language: Language;
  readonly read: ReadText;
};

/** Loads a set with its passages; rejects when a text fails to load. */
export async function loadAthkarSet({ place, language, read }: SetRequest): Promise<AthkarSet> {
  const edition = translationFor(language) ?? null;
  const [athkar, names, editions] = await Promise.all([
    loadAthkar(language),
    loadSurahNames(language),
    edition ? loadEditions() : [],
  ]);
  const dhikrs = await Promise.all(
    athkar.categories[categoryOf(place.name)].map(async (dhikr): Promise<ShownDhikr> => {
      if (dhikr.quran === undefined) return dhikr;
      const passage = await readPassage(dhikr.quran, edition, read);
      const surahName = names[passage.surah - 1]?.name ?? "";
      return { ...dhikr, passage: { ...passage, surahName } };
    }),
  );
  const author = editions.find(({ id }) => id === edition)?.author;
  return { name: place.name, language, dhikrs, edition: edition && author ? { id: edition, author } : null };
}

/** How many adhkar each set has. */
export async function loadSetSizes(language: Language): Promise<Readonly<Record<SetName, number>>> {
  const { categories } = await loadAthkar(language);
  const sizes = allSets.map((name) => [name, categories[categoryOf(name)].length] as const);
  return Object.fromEntries(sizes) as Record<SetName, number>;
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
