/** The six languages of the app, in the order the picker shows them. */
export const languages = ["en", "ar", "fr", "ur", "id", "tr"] as const;

export type Language = (typeof languages)[number];

export type Direction = "ltr" | "rtl";

export const defaultLanguage: Language = "en";

/** Each language's own name for itself: never translated. */
export const nativeLanguageName = {
  en: "English",
  ar: "العربية",
  fr: "Français",
  ur: "اردو",
  id: "Bahasa Indonesia",
  tr: "Türkçe",
} as const satisfies Record<Language, string>;

/** True for one of the six codes and nothing else. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Arabic and Urdu run right to left. */
export function directionOf(language: Language): Direction {
  return language === "ar" || language === "ur" ? "rtl" : "ltr";
}

/**
 * The first of a browser's preferred tags (`fr-CA`, `ar`) that is one of ours, by primary subtag;
 * `in` is the old code of Indonesian.
 */
export function preferredLanguage(tags: readonly string[]): Language | undefined {
  return tags
    .map((tag) => tag.toLowerCase().split("-")[0])
    .map((code) => (code === "in" ? "id" : code))
    .find(isLanguage);
}
