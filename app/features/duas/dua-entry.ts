import type { Dua, DuaCategory } from "#content/duas/index.ts";
import type { ReadText } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";

/** Verses of the Quran that are a dua, from the verified text. */
export type Passage = {
  readonly surah: number;
  readonly from: number;
  readonly to: number;
  readonly surahName: string;
  readonly arabic: readonly string[];
  /** Undefined where the reader's language has no published translation. */
  readonly translation?: readonly string[];
};

/** A dua with its Arabic: its own text, or the verses it consists of. */
export type DuaEntry = Dua & { readonly passage?: Passage };

export type DuasPageData = {
  readonly language: Language;
  /** In the order of the selector. */
  readonly categories: readonly DuaCategory[];
  readonly duas: readonly DuaEntry[];
  /** Author of the translation under the verses. */
  readonly translator?: string;
};

const reference = /^(\d{1,3}):(\d{1,3})(?:-(\d{1,3}))?$/;

async function loadPassage(quran: string, language: Language, read: ReadText): Promise<Passage> {
  const parts = reference.exec(quran);
  if (!parts) throw new Error(`duas: ${quran} is no passage`);
  const [surah, from] = [Number(parts[1]), Number(parts[2])];
  const to = Number(parts[3] ?? from);
  const { loadSurahNames, readVerses, translationFor } = await import("#content/quran/index.ts");
  const edition = translationFor(language);
  const [names, arabic, translation] = await Promise.all([
    loadSurahNames(language),
    readVerses(read, "arabic", surah),
    edition ? readVerses(read, edition, surah) : undefined,
  ]);
  return {
    surah,
    from,
    to,
    surahName: names[surah - 1]?.name ?? String(surah),
    arabic: arabic.slice(from - 1, to),
    ...(translation ? { translation: translation.slice(from - 1, to) } : {}),
  };
}

/** All duas in one language, those from the Quran with their verses. Rejects when a text fails to load. */
export async function loadDuasPage(language: Language, read: ReadText): Promise<DuasPageData> {
  // Imported here, because only the loader needs them and the page's first load should not.
  const { duaCategories, loadDuas } = await import("#content/duas/index.ts");
  const { loadEditions, translationFor } = await import("#content/quran/index.ts");
  const [duas, editions] = await Promise.all([loadDuas(language), loadEditions()]);
  const entries = await Promise.all(
    duas.map(async (dua) =>
      dua.quran === undefined ? dua : { ...dua, passage: await loadPassage(dua.quran, language, read) },
    ),
  );
  const edition = translationFor(language);
  const translator = editions.find(({ id }) => id === edition)?.author;
  return { language, categories: duaCategories, duas: entries, ...(translator ? { translator } : {}) };
}
