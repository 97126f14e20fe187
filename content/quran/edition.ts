import type { Language } from "#domain/language.ts";

/** Everything published of the Quran; `words` has a list of words per verse, the others one string. */
export const editionIds = [
  "arabic",
  "en",
  "fr",
  "ur",
  "id",
  "tr",
  "transliteration",
  "imlaei",
  "words",
] as const;

export type EditionId = (typeof editionIds)[number];
export type TextEditionId = Exclude<EditionId, "words">;
export type TranslationId = Exclude<Language, "ar">;

/** Where a text was read from: `files` together have the SHA-256, in that order; `{surah}` means 1 to 114. */
export type PackageSource = {
  readonly name: string;
  readonly version: string;
  readonly path: string;
  readonly sha256: string;
};

/** The words of the licence or terms as found, or that none was found, when and where. */
type LicenceStatement = {
  readonly statement: string;
  readonly foundAt: string;
  readonly readOn: string;
};

/** A verse that is damaged in the package and shown from another source. */
type Replacement = { readonly verse: string; readonly from: string; readonly reason: string };

export type Edition = {
  readonly id: EditionId;
  readonly language: Language;
  readonly title: string;
  readonly author: string;
  readonly edition: string;
  readonly source: string;
  readonly package: PackageSource;
  readonly licence: LicenceStatement;
  readonly changes: readonly string[];
  readonly replacements: readonly Replacement[];
  readonly counts: { readonly surahs: number; readonly verses: number };
  readonly enabled: boolean;
};
