import { z } from "zod";
import type { Language } from "#domain/language.ts";
import { ayahsIn } from "#domain/verse-reference.ts";
import type { Surah, SurahName } from "../index.ts";
import type { BuildProblem } from "./build-problem.ts";

export const surahListSchema = z.array(
  z.object({
    number: z.int(),
    name: z.string(),
    revelationType: z.enum(["Meccan", "Medinan"]),
    versesCount: z.int(),
  }),
);

export const nameListSchema = z.array(
  z.object({
    id: z.int(),
    transliteration: z.string(),
    translation: z.string().optional(),
    type: z.enum(["meccan", "medinan"]),
    total_verses: z.int(),
  }),
);

const corrections = z.record(z.string(), z.string());

export const ourNamesSchema = z.object({
  corrections: z.object({
    latin: corrections,
    en: corrections,
    fr: corrections,
    ur: corrections,
    idName: corrections,
    id: corrections,
  }),
  turkishMeanings: z.array(z.string()),
});

type NameList = z.infer<typeof nameListSchema>;
type SurahList = z.infer<typeof surahListSchema>;

/** The 114 surahs as the reader's list needs them. */
export function surahsFrom(list: SurahList): readonly Surah[] {
  return list.map(({ number, name, revelationType, versesCount }) => ({
    number,
    arabicName: name,
    revelation: revelationType === "Meccan" ? "meccan" : "medinan",
    ayahs: versesCount,
  }));
}

/** Reports a surah whose number, count or place of revelation differs between the two lists. */
export function checkSurahs(surahs: readonly Surah[], second: NameList): readonly BuildProblem[] {
  const problems: BuildProblem[] = [];
  if (surahs.length !== second.length) problems.push({ text: "surahs", cause: "are not 114 in both lists" });
  for (const [index, surah] of surahs.entries()) {
    const other = second[index];
    const at = { text: "surahs", verse: `${index + 1}` };
    if (surah.number !== index + 1) problems.push({ ...at, cause: "is out of order" });
    if (surah.ayahs !== ayahsIn(surah.number) || surah.ayahs !== other?.total_verses) {
      problems.push({ ...at, cause: `has ${surah.ayahs} verses in one list only` });
    }
    if (surah.revelation !== other?.type) {
      problems.push({ ...at, cause: `is ${surah.revelation} in one list, ${other?.type} in the other` });
    }
  }
  return problems;
}

/** Urdu letters for the Arabic names: ۃ, ی, ک, ہ, and alif without hamza. */
export function urduSpelling(arabicName: string): string {
  return arabicName
    .replace(/ى$/, "یٰ")
    .replace(/[يى]/g, "ی")
    .replace(/ك/g, "ک")
    .replace(/ه/g, "ہ")
    .replace(/ة/g, "ۃ")
    .replace(/[أإ]/g, "ا");
}

type NameSources = {
  readonly surahs: readonly Surah[];
  readonly en: NameList;
  readonly fr: NameList;
  readonly ur: NameList;
  readonly tr: NameList;
  readonly id: readonly { readonly name_id: string; readonly name_trans_id: string }[];
  readonly ours: z.infer<typeof ourNamesSchema>;
};

/**
 * The names of the 114 surahs in each language, with their meanings except in Arabic, in which the name is
 * the meaning.
 */
export function surahNames(sources: NameSources): Readonly<Record<Language, readonly SurahName[]>> {
  const { surahs, en, fr, ur, tr, id, ours } = sources;
  const { corrections: mended, turkishMeanings } = ours;
  const latin = surahs.map(({ number }, index) => mended.latin[number] ?? en[index]?.transliteration ?? "");
  const meanings = (list: NameList, language: "en" | "fr" | "ur") =>
    list.map((surah) => mended[language][surah.id] ?? surah.translation ?? "");
  const named = (names: readonly string[], means: readonly string[]): readonly SurahName[] =>
    names.map((name, index) => ({ number: index + 1, name, meaning: means[index] ?? "" }));
  return {
    ar: surahs.map(({ number, arabicName }) => ({ number, name: arabicName })),
    en: named(latin, meanings(en, "en")),
    fr: named(latin, meanings(fr, "fr")),
    ur: named(
      surahs.map(({ arabicName }) => urduSpelling(arabicName)),
      meanings(ur, "ur"),
    ),
    id: named(
      id.map((surah, index) => mended.idName[index + 1] ?? surah.name_id),
      id.map((surah, index) => mended.id[index + 1] ?? surah.name_trans_id),
    ),
    tr: named(
      tr.map((surah) => surah.translation ?? ""),
      turkishMeanings,
    ),
  };
}

/** Reports a list of names that is not 114 long or has an empty or repeated name. */
export function checkNames(language: Language, names: readonly SurahName[]): readonly BuildProblem[] {
  const text = `surah names (${language})`;
  const problems: BuildProblem[] = names.flatMap(({ number, name, meaning }) =>
    name.trim() && meaning?.trim() !== ""
      ? []
      : [{ text, verse: `${number}`, cause: "has an empty name or meaning" }],
  );
  const different = new Set(names.map(({ name }) => name)).size;
  return different === 114
    ? problems
    : [...problems, { text, cause: `has ${different} different names, not 114` }];
}
