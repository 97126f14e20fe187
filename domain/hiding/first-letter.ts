const [lam, shadda, fatha, kasra, sukun] = ["\u0644", "\u0651", "\u064e", "\u0650", "\u0652"];
const alefWasla = "\u0671";
/** A hamza between two letters stands on a stroke (U+0640), often after its vowel. */
const hamzaOnStroke = "\\u0640\\p{M}*\\u0654";
const letter = `(?:[\\u0621-\\u063a\\u0641-\\u064a\\u0671]|${hamzaOnStroke})`;

/** Where a word begins with a lam of its own: the name of Allah (not the flame), "curse them" and "talk noisily". */
const ownLam = [
  `${lam}${lam}${shadda}${fatha}\\u0647[${fatha}\\u064f${kasra}](?!\\u0628)`,
  `${lam}${sukun}\\u0639${fatha}\\u0646${sukun}\\u0647`,
  `${lam}${sukun}\\u063a${fatha}\\u0648${sukun}\\u0627`,
].join("|");

/** After these the lam of the article is not heard: it has no sign, and they are doubled. */
const sunLetter = "[\\u062a\\u062b\\u062f-\\u0634\\u0635-\\u0638\\u0644\\u0646]";
const spokenLam = `${lam}${sukun}(?!${sunLetter})`;
const silentLam = `${lam}(?=${sunLetter}\\p{M}*${shadda})`;
const articleLam = `(?!${ownLam})(?:${spokenLam}|${silentLam})`;
/** The night and the relative pronouns are written with one lam for the article's and their own. */
const sharedLam = `(?=${lam}${shadda}${fatha}(?!\\u0647))`;

/** wa, fa, bi, ka, la and the a of a question, also several of them. */
const prefixes = "(?:[\\u0648\\u0641\\u0628\\u0643\\u0644\\u0623]\\p{M}+)*";

const articles = [
  `${prefixes}${alefWasla}(?:${articleLam}|${sharedLam})`,
  // After li and la the alef is not written.
  `(?:[\\u0648\\u0641]\\p{M}+)?${lam}${shadda}?[${fatha}${kasra}](?:${articleLam}|${sharedLam})`,
  // After the hamza of a question the alef is long.
  `\\u0621${fatha}\\u0627\\u0653${articleLam}`,
  // One word (26:176, 38:13) is written without the alef.
  `${spokenLam}(?=${hamzaOnStroke})`,
];

const firstLetter = new RegExp(`^[^\\p{L}]*?(?:${articles.join("|")})?(${letter}\\p{M}*)`, "u");

/**
 * The first letter of a word of the Uthmani text with the signs on it; after the article, also where wa, fa, bi, ka or
 * li stands before it. A relative pronoun counts as a word with its article; the name of Allah is never cut.
 */
export function firstLetterOf(word: string): string {
  return firstLetter.exec(word)?.[1] ?? word;
}
