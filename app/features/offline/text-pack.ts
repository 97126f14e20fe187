import { loadSizes, surahs, type TextEditionId, textAddress, translationFor } from "#content/quran/index.ts";
import { searchIndexAddress, searchIndexBytes } from "#content/quran-search/index.ts";
import type { Language } from "#domain/language.ts";
import { textPackId } from "#domain/offline-pack/pack-id.ts";
import type { PackFile, PackPlan } from "#domain/offline-pack/pack-plan.ts";

/** Bytes that are to be fetched, and those that they take up on the device. */
export type PackSize = { readonly travels: number; readonly bytes: number };

/** The editions that a reader of a language reads: the Arabic, and the translation. */
function editionsFor(language: Language): readonly TextEditionId[] {
  const translation = translationFor(language);
  return translation ? ["arabic", translation] : ["arabic"];
}

/** Arabic first: it is searched in every language. */
const searchedFor = (language: Language): readonly Language[] =>
  language === "ar" ? ["ar"] : ["ar", language];

/** The whole text for readers of a language; undefined where its translation is switched off. */
export function textPackPlan(language: Language): PackPlan | undefined {
  if (language !== "ar" && !translationFor(language)) return undefined;
  const texts = editionsFor(language).flatMap((edition) =>
    surahs.map(({ number }): PackFile => [textAddress(edition, number)]),
  );
  const indexes = searchedFor(language).flatMap((searched): PackFile[] => {
    const address = searchIndexAddress(searched);
    return address === undefined ? [] : [[address]];
  });
  return { id: textPackId(language), shelf: "texts", files: [...texts, ...indexes] };
}

/** A surah's text as a reader of a language reads it: what a recitation is followed in. */
export function surahTexts(language: Language, surah: number): readonly string[] {
  return editionsFor(language).map((edition) => textAddress(edition, surah));
}

/** How large the files of a language's pack are that do not lie on the device. */
export async function textPackSize(language: Language, there: ReadonlySet<string>): Promise<PackSize> {
  const texts = await Promise.all(
    editionsFor(language).map(async (edition) => {
      const sizes = await loadSizes(edition);
      return sizes.filter((_, at) => !there.has(textAddress(edition, at + 1)));
    }),
  );
  const indexes = searchedFor(language)
    .filter((searched) => !there.has(searchIndexAddress(searched) ?? ""))
    .map((searched) => ({ bytes: searchIndexBytes(searched), travels: searchIndexBytes(searched) }));
  const all = [...texts.flat(), ...indexes];
  const sum = (part: keyof PackSize) => all.reduce((total, size) => total + size[part], 0);
  return { travels: sum("travels"), bytes: sum("bytes") };
}
