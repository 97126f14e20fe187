import type { Language } from "#domain/language.ts";

/** The day a week begins with where the language is most spoken, 0 for Sunday (CLDR 47, week data). */
export const firstWeekday = { en: 0, ar: 6, fr: 1, ur: 0, id: 0, tr: 1 } as const satisfies Record<
  Language,
  number
>;
