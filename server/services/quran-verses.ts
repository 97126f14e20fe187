import {
  type Edition,
  type EditionId,
  findPart,
  hashAddress,
  isPublished,
  loadEditions,
  loadStructure,
  type ReadText,
  readVerses,
  translationFor,
} from "#content/quran/index.ts";
import { readTajweed } from "#content/tajweed/index.ts";
import type { VerseAnswer, VersesAnswer } from "#contract/quran-verses.ts";
import type { Language } from "#domain/language.ts";
import type { VerseRange } from "#domain/verse-range.ts";
import { verseNumber } from "#domain/verse-reference.ts";

type VersesRequest = {
  readonly range: VerseRange;
  readonly language: Language;
  readonly withTajweed: boolean;
};

/** Verses with everything that is published about them. */
export type QuranVerses = (request: VersesRequest) => Promise<VersesAnswer>;

/** Verses from the texts that `read` returns, with the hashes that the build published for them. */
export function quranVerses(read: ReadText): QuranVerses {
  return async ({ range, language, withTajweed }) => {
    const { surah, from, to } = range;
    const translationId = translationFor(language);
    const transliterationId = isPublished("transliteration") ? "transliteration" : undefined;
    const [structure, editions, text, hashes, translation, transliteration, rules] = await Promise.all([
      loadStructure(),
      loadEditions(),
      readVerses(read, "arabic", surah),
      read(hashAddress("arabic", surah)) as Promise<readonly string[]>,
      translationId && readVerses(read, translationId, surah),
      transliterationId && readVerses(read, transliterationId, surah),
      withTajweed ? readTajweed(read, surah) : undefined,
    ]);
    const verses = Array.from({ length: to - from + 1 }, (_, index): VerseAnswer => {
      const at = from + index - 1;
      const running = verseNumber({ surah, ayah: at + 1 }) ?? 1;
      return {
        surah,
        ayah: at + 1,
        text: text[at] ?? "",
        translation: translation?.[at] ?? null,
        transliteration: transliteration?.[at] ?? null,
        juz: findPart(structure.juz, running),
        page: findPart(structure.page, running),
        sha256: hashes[at] ?? "",
        ...(rules ? { tajweed: [...(rules[at] ?? [])] } : {}),
      };
    });
    return { ...provenance(editions, translationId, transliterationId), verses };
  };
}

function provenance(
  editions: readonly Edition[],
  translationId: EditionId | undefined,
  transliterationId: EditionId | undefined,
): Pick<VersesAnswer, "edition" | "licence"> {
  const found = (id: EditionId | undefined) => editions.find((each) => each.id === id);
  const arabic = found("arabic");
  if (!arabic) throw new Error("the Arabic text has no description");
  const translation = found(translationId);
  const transliteration = found(transliterationId);
  return {
    edition: {
      text: described(arabic),
      translation: translation ? described(translation) : null,
      transliteration: transliteration ? described(transliteration) : null,
    },
    licence: {
      text: arabic.licence.statement,
      translation: translation?.licence.statement ?? null,
      transliteration: transliteration?.licence.statement ?? null,
    },
  };
}

function described({ id, title, author, edition, source }: Edition) {
  return { id, title, author, edition, source };
}
