import { loadAthkar } from "#content/athkar/index.ts";
import { loadDuas } from "#content/duas/index.ts";
import { loadHadith } from "#content/hadith/index.ts";
import type { Language } from "#domain/language.ts";
import type { QuotedKind, QuotedText } from "./quoted-text.ts";

type Texts = ReadonlyMap<string, QuotedText>;

async function hadithTexts(language: Language): Promise<Texts> {
  const { hadith, names } = await loadHadith(language);
  return new Map(
    hadith.map(({ id, arabic, text, narrator, sources, grades }) => [
      id,
      {
        arabic,
        ...(text ? { translation: text } : {}),
        places: sources.map(({ name, number }) => [name, number]),
        credits: [narrator, ...grades.map(({ grade, name }) => `${names.grades[grade]}: ${name}`)],
      },
    ]),
  );
}

type Words = Pick<QuotedText, "arabic" | "quran" | "translation">;

const wordsOf = ({ arabic, quran, translation }: Words): Words => ({
  ...(arabic === undefined ? {} : { arabic }),
  ...(quran === undefined ? {} : { quran }),
  ...(translation === undefined ? {} : { translation }),
});

async function duaTexts(language: Language): Promise<Texts> {
  return new Map(
    (await loadDuas(language)).map((one) => [
      one.id,
      {
        title: one.title,
        ...wordsOf(one),
        places: one.sources.map(({ collection, number }) => [collection, number]),
        credits: one.narrator ? [one.narrator] : [],
      },
    ]),
  );
}

async function dhikrTexts(language: Language): Promise<Texts> {
  const texts = new Map<string, QuotedText>();
  // One that is said at several times is quoted with the first.
  for (const one of Object.values((await loadAthkar(language)).categories).flat())
    if (!texts.has(one.id))
      texts.set(one.id, {
        category: one.category,
        ...wordsOf(one),
        places: one.sources.map(({ collection, number }) => [collection, number]),
        credits: [one.narrator],
      });
  return texts;
}

const loaders = { hadith: hadithTexts, dua: duaTexts, dhikr: dhikrTexts } as const;

/** Every text of a kind in one language by its id, as it is quoted. Rejects if a chunk fails to load. */
export function loadQuoted(kind: QuotedKind, language: Language): Promise<Texts> {
  return loaders[kind](language);
}
