/**
 * Surahs on whose place of revelation the classical works report a difference, with the work that reports it. A test
 * asks about none of them and offers none as an answer.
 */
const reports = [
  {
    // Thirty-two surahs; the twelve of Ibn al-Hassar's poem, quoted there too, are among them.
    source: "as-Suyuti, al-Itqan fi ulum al-Quran, type 1, section on the surahs that are differed about",
    surahs: [
      1, 4, 10, 13, 22, 25, 36, 38, 47, 49, 55, 57, 61, 62, 64, 67, 76, 83, 87, 89, 90, 92, 97, 98, 99, 100,
      102, 107, 108, 112, 113, 114,
    ],
  },
  {
    source: "Abu Dawud Sulayman ibn Najah, Mukhtasar at-tabyin li-hija at-tanzil, introduction",
    surahs: [16],
  },
  {
    source: "al-Qurtubi, al-Jami li-ahkam al-Quran, at the opening of each surah",
    surahs: [29, 95, 103, 106, 109],
  },
] as const;

const disputed: ReadonlySet<number> = new Set(reports.flatMap(({ surahs }) => surahs));

/** Whether the classical works differ about where this surah was revealed. */
export function isRevelationDisputed(surah: number): boolean {
  return disputed.has(surah);
}
