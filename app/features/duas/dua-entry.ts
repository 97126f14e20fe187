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

/** A category of the selector with its name in the reader's language. */
export type NamedCategory = { readonly id: DuaCategory; readonly name: string };

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
export async function loadEntries(
  language: Language,
  passages: Readonly<Record<string, Passage>>,
): Promise<readonly DuaEntry[]> {
  // Imported here: the page's first load has one page of the list with it.
  const { loadDuas } = await import("#content/duas/index.ts");
  return (await loadDuas(language)).map((dua) => {
    const passage = passages[dua.id];
    return passage === undefined ? dua : { ...dua, passage };
  });
}

/** The verses of every dua from the Quran, by its id. Rejects when a text fails to load. */
export async function loadPassages(language: Language, read: ReadText): Promise<Record<string, Passage>> {
  const { loadDuas } = await import("#content/duas/index.ts");
  const passages = (await loadDuas(language)).flatMap(({ id, quran }) =>
    quran === undefined ? [] : [loadPassage(quran, language, read).then((passage) => [id, passage] as const)],
  );
  return Object.fromEntries(await Promise.all(passages));
}
