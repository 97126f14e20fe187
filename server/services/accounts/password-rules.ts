import { longestPassword, shortestPassword } from "#contract/accounts.ts";
import { DomainError } from "#server/services/errors.ts";

/** Whose password it is: neither name nor address may be most of it. */
export type Owner = { readonly name: string; readonly email: string };

/** Words that whoever guesses passwords on this site tries first, with a year or a few signs behind them. */
const wordsOfThisSite = [
  "riwaq",
  "password",
  "masjid",
  "mosque",
  "allah",
  "muhammad",
  "mohammed",
  "bismillah",
  "alhamdulillah",
  "subhanallah",
  "allahuakbar",
  "mashallah",
  "inshallah",
  "astaghfirullah",
  "assalamualaikum",
  "ramadan",
  "quran",
  "islam",
  "muslim",
  "786",
  "الله",
  "محمد",
  "القرآن",
  "رمضان",
  "بسم الله",
  "الحمد لله",
  "لا إله إلا الله",
];

/** Characters that are looked at. Whatever follows an unguessable beginning cannot make it guessable. */
const lookedAt = 32;
/** Scores of zxcvbn up to this one stand for less than a million guesses: what a sprayer tries first. */
const guessableScore = 1;

let loading: Promise<(password: string, words: string[]) => number> | undefined;

/** Loads the list of passwords at the first call: a start does without its 700 ms. */
async function loadScorer() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  const scorer = new ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    maxLength: lookedAt,
    l33tMaxSubstitutions: 32,
  });
  return (password: string, words: string[]) => scorer.check(password, words).score;
}

/**
 * Checks a new password: its length, and that it is neither a common one nor made of its owner's name or of words of
 * this site. Throws DomainError "password-too-short", "password-too-long" or "password-guessable".
 */
export async function checkNewPassword(password: string, { name, email }: Owner): Promise<void> {
  checkPasswordLength(password);
  loading ??= loadScorer();
  const score = await loading;
  const typed = withoutSpaces(password.normalize("NFKC")).toLowerCase();
  const own = wordsOf([name, ...name.split(/\s+/), email, ...email.split(/[@.+_-]/)]);
  const words = [...own, ...wordsOf(wordsOfThisSite)];
  if (isMostly(words, typed) || score(typed, words) <= guessableScore)
    throw new DomainError("password-guessable");
}

/** Spaces between words make a guess no harder. */
const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, "");

const wordsOf = (texts: readonly string[]) =>
  texts.map((text) => withoutSpaces(text).toLowerCase()).filter((word) => word.length > 2);

/** True when a password has one of the words and, besides such words, fewer than four letters. */
function isMostly(words: readonly string[], typed: string): boolean {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word, ""), typed);
  return rest !== typed && (rest.match(/\p{L}/gu) ?? []).length < 4;
}

/** Checks the length alone; throws like `checkNewPassword`. */
export function checkPasswordLength(password: string): void {
  const { length } = [...password.normalize("NFKC")];
  if (length < shortestPassword) throw new DomainError("password-too-short");
  if (length > longestPassword) throw new DomainError("password-too-long");
}
