import type { Language } from "#domain/language.ts";

/**
 * The tag each language is formatted by: Arabic and Urdu in their own digits, the Gregorian calendar
 * everywhere unless a Hijri date is meant.
 */
const tags = {
  en: "en-GB",
  ar: "ar-EG-u-ca-gregory-nu-arab",
  fr: "fr-FR",
  ur: "ur-PK-u-ca-gregory-nu-arabext",
  id: "id-ID",
  tr: "tr-TR",
} as const satisfies Record<Language, string>;

/** The BCP 47 tag to give to `Intl`. */
export function localeOf(language: Language): string {
  return tags[language];
}
