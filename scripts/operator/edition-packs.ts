import { z } from "zod";
import { withoutNumberAndStop, withSingleSpaces } from "#content/quran/building/clean-up.ts";
import { readModule } from "#content/quran/building/package-data.ts";
import { checkPinned, readPackage } from "#content/quran/building/package-file.ts";
import { textPackFormat } from "#contract/text-pack.ts";
import { verseKey, verseNumber } from "#domain/verse-reference.ts";
import { sha256 } from "#server/services/imported-texts.ts";
import { readManifest } from "./check-text-pack.ts";
import type { MadePack } from "./hadith-packs.ts";

/** The package and file that the first English and Turkish editions come from too. */
const source = {
  name: "@kmaslesa/quran-translations",
  version: "1.0.1",
  path: "data.js",
  sha256: "5ee8ce2ebe7e088466fe4d74f39629b1e73d1c21de3a98fdcb1834d77fffcb6f",
} as const;

const unlicensed = (holder: string) =>
  `Rights reserved by ${holder}; no licence found on 2026-11-26 in ${source.name} ${source.version} (README, package.json). Shown without its notes: verse numbers at the start and note marks such as [2] are left out, and runs of spaces become one.`;

/** The second translations in the package that a language has, with what is known of each. */
const editions = [
  {
    key: "englishHilaliKhan",
    id: "hilali-khan-en",
    language: "en",
    title: "The Noble Quran: English translation of the meanings and commentary",
    author: "Muhammad Taqi-ud-Din al-Hilali and Muhammad Muhsin Khan",
    licence: unlicensed("the translators and their publishers"),
    source: "https://quranenc.com/en/browse/english_hilali_khan",
  },
  {
    key: "frenchMontada",
    id: "montada-fr",
    language: "fr",
    title: "Le Coran, traduction de la fondation Montada",
    author: "Montada Islamic Foundation",
    licence: unlicensed("Montada Islamic Foundation"),
    source: "https://quranenc.com/en/browse/french_montada",
  },
] as const;

const packageVerses = z.object({
  translation: z.array(
    z.object({
      sura: z.int(),
      ayaNumber: z.int(),
      translation: z.object({ englishHilaliKhan: z.string(), frenchMontada: z.string() }),
    }),
  ),
});

/** A verse without its number and the marks of notes that the package does not carry; words in brackets stay. */
export function withoutNotes(text: string): string {
  return withSingleSpaces(withoutNumberAndStop(text).replace(/ ?\[\d+\]/g, ""));
}

/**
 * A pack for each second translation in the pinned package; `rights` is the operator's statement why it may be published.
 * Throws one line when the package is not the pinned one.
 */
export function editionPacks(rights: string): MadePack[] {
  const [problem] = checkPinned(source, readPackage(source));
  if (problem) throw new Error(`${problem.text} ${problem.cause}`);
  const { translation: verses } = readModule(source, packageVerses);
  return editions.map(({ key, ...described }) => {
    const data = verses
      .map(({ sura: surah, ayaNumber: ayah, translation }) => {
        if (verseNumber({ surah, ayah }) === undefined) throw new Error(`there is no verse ${surah}:${ayah}`);
        return `${JSON.stringify({ verses: verseKey({ surah, ayah }), text: withoutNotes(translation[key]) })}\n`;
      })
      .join("");
    const manifest = {
      format: textPackFormat,
      kind: "translation",
      ...described,
      rights,
      files: [{ path: "verses.ndjson", sha256: sha256(data), count: verses.length }],
    };
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    readManifest(text);
    return { id: described.id, manifest: text, files: { "verses.ndjson": data } };
  });
}
