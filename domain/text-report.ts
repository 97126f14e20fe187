/** What a reported mistake is about: the words, a translation, the source or its grade, a recording or picture, else. */
export const reportKinds = ["text", "translation", "source", "other"] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Longest description, in characters, and longest email address (RFC 5321, 4.5.3.1.3). */
export const longestReport = 2000;
export const longestReportEmail = 254;

/**
 * The text that a report is about, as `hadith/nawawi-1`, `dhikr/ayat-al-kursi`, `dua/…`, `verse/2:255` or, for one
 * edition of a verse, `verse/2:255/en.edition`.
 */
export const reportedText = /^[a-z][a-z-]{1,39}(\/[A-Za-z0-9][A-Za-z0-9:._-]{0,79}){1,3}$/;
