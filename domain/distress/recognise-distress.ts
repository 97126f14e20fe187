import type { Language } from "#domain/language.ts";
import { type Distress, distressBy, examined } from "./distress-by.ts";
import { foldMessage } from "./fold-message.ts";
import { kindByLexicons } from "./kind-by-lexicons.ts";
import { type CompiledLexicon, compile } from "./match-rules.ts";

/** The writings whose lexicons are loaded apart, each with a letter of it in a folded message. */
const writings = {
  latin: {
    letter: /\p{Script=Latin}/u,
    load: async () => (await import("./lexicons/latin-script.ts")).latinScript,
  },
  arabic: {
    letter: /\p{Script=Arabic}/u,
    load: async () => (await import("./lexicons/arabic-script.ts")).arabicScript,
  },
} as const;
type Writing = keyof typeof writings;

const allWritings: readonly Writing[] = ["latin", "arabic"];

const loaded: Partial<Record<Writing, Promise<readonly CompiledLexicon[]>>> = {};

function lexiconsOf(writing: Writing): Promise<readonly CompiledLexicon[]> {
  const known = loaded[writing];
  if (known) return known;
  const loading = writings[writing].load().then((lexicons) => lexicons.map(compile));
  loaded[writing] = loading;
  // After a failure, for example offline, the next message tries again.
  loading.catch(() => delete loaded[writing]);
  return loading;
}

/** The writings that occur in a message: rules of another one cannot match it. */
export function writingsIn(message: string): readonly Writing[] {
  const folded = foldMessage(message, "latin");
  return allWritings.filter((writing) => writings[writing].letter.test(folded));
}

/** Loads what messages in a language are examined with, and with `all` what any other is. */
export async function prepareRecognition(language: Language, all = false): Promise<void> {
  const own: Writing = language === "ar" || language === "ur" ? "arabic" : "latin";
  await Promise.all((all ? allWritings : [own]).map(lexiconsOf));
}

/**
 * What `detectDistress` finds, with only the lexicons loaded whose letters the messages have. Rejects if they cannot
 * be loaded.
 */
export async function recogniseDistress(
  message: string,
  earlier: readonly string[] = [],
): Promise<Distress | undefined> {
  const needed = [...new Set(examined(message, earlier).flatMap(writingsIn))];
  const lexicons = (await Promise.all(needed.map(lexiconsOf))).flat();
  return distressBy((typed) => kindByLexicons(typed, lexicons), message, earlier);
}
