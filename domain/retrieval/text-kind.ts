/** The kinds of texts other than the Quran that can be a source. */
export const textKinds = ["hadith", "dua", "dhikr", "faq", "tajweed", "name", "event", "view"] as const;
export type TextKind = (typeof textKinds)[number];
