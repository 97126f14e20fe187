import {
  loadPagesSize,
  loadSizes,
  pagesAddress,
  surahs,
  type TextEditionId,
  textAddress,
  translationFor,
} from "#content/quran/index.ts";
import { searchIndexAddress, searchIndexBytes } from "#content/quran-search/index.ts";
import type { Language } from "#domain/language.ts";
import { textPackId } from "#domain/offline-pack/pack-id.ts";
import type { PackFile, PackPlan } from "#domain/offline-pack/pack-plan.ts";

/** Bytes to download, and the bytes they take up on the device. */
export type PackSize = { readonly travels: number; readonly bytes: number };

/** The editions of a language's pack: the Arabic, and the translation where there is one. */
function editionsFor(language: Language): readonly TextEditionId[] {
  const translation = translationFor(language);
  return translation ? ["arabic", translation] : ["arabic"];
}

/** The languages whose search index a pack has: Arabic is searched in every language. */
const searchedFor = (language: Language): readonly Language[] =>
  language === "ar" ? ["ar"] : ["ar", language];

/** The plan of a language's pack with the whole Quran; undefined where its translation is switched off. */
export function textPackPlan(language: Language): PackPlan | undefined {
  if (language !== "ar" && !translationFor(language)) return undefined;
  const texts = editionsFor(language).flatMap((edition) =>
    surahs.map(({ number }): PackFile => [textAddress(edition, number)]),
  );
  const indexes = searchedFor(language).flatMap((searched): PackFile[] => {
    const address = searchIndexAddress(searched);
    return address === undefined ? [] : [[address]];
  });
  return { id: textPackId(language), cacheName: "texts", files: [...texts, [pagesAddress], ...indexes] };
}

/** The addresses of a surah's Arabic and translation, which are shown during a recitation. */
export function surahTexts(language: Language, surah: number): readonly string[] {
  return editionsFor(language).map((edition) => textAddress(edition, surah));
}

/** The size of the files of a language's pack that are not yet on the device. */
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
  const pages = there.has(pagesAddress) ? [] : [await loadPagesSize()];
  const all = [...texts.flat(), ...pages, ...indexes];
  const sum = (part: keyof PackSize) => all.reduce((total, size) => total + size[part], 0);
  return { travels: sum("travels"), bytes: sum("bytes") };
}
