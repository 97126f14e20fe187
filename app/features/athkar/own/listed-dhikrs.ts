import { formatNumber } from "#app/i18n/numbers.ts";
import { loadSurahNames } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";
import { type SearchableText, searchableText } from "#domain/text-search/text-search.ts";
import { allSets, categoryOf, type SetName } from "../athkar-address.ts";
import { excerptOf } from "../athkar-set.ts";
import { loadSetTexts } from "./set-texts.ts";

/** A dhikr as a list names it. */
export type ListedDhikr = {
  readonly id: string;
  /** The first set of ours that has it. */
  readonly set: SetName;
  /** Its first Arabic words, or the place of a passage in the reader's language. */
  readonly label: string;
  readonly isArabic: boolean;
  readonly meaning: string | undefined;
  readonly repetitions: number;
  readonly searched: SearchableText;
};

/**
 * Every dhikr there is by its id, each once, in the order of our sets, and the duas among `ids`. Rejects when a text fails
 * to load.
 */
export async function loadListedDhikrs(
  language: Language,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ListedDhikr>> {
  const [texts, surahs] = await Promise.all([loadSetTexts(language, ids), loadSurahNames(language)]);
  const listed = [...texts.values()].map((dhikr): [string, ListedDhikr] => {
    const { id, category, arabic, quran, translation, benefit, repetitions, title } = dhikr;
    const [surah = 0, ...verses] = (quran ?? "").split(/[:-]/).map(Number);
    const place = `${surahs[surah - 1]?.name ?? ""} ${verses.map((ayah) => formatNumber(ayah, language)).join("–")}`;
    const label = title ?? (quran === undefined ? excerptOf(arabic ?? "") : place);
    const set = allSets.find((name) => categoryOf(name) === category) ?? "duas";
    return [
      id,
      {
        id,
        set,
        label,
        isArabic: quran === undefined && title === undefined,
        meaning: translation ?? (quran === undefined ? undefined : benefit),
        repetitions,
        searched: searchableText([title, arabic, place, translation, benefit]),
      },
    ];
  });
  return new Map(listed);
}
