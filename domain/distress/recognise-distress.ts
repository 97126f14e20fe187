import type { Language } from "#domain/language.ts";
import { type Distress, distressBy, examined } from "./distress-by.ts";
import { judgedKind, type LearnedWeights } from "./judged-kind.ts";
import { kindByLexicons } from "./kind-by-lexicons.ts";
import type { Fold } from "./lexicon.ts";
import { lexiconLoaders } from "./lexicons/load-lexicons.ts";
import { type CompiledLexicon, compile } from "./match-rules.ts";
import { mayMatch } from "./needed-words.ts";
import { type Writing, writings } from "./writing.ts";
import { writingsIn } from "./writings-in.ts";

/** What messages in one writing are examined with first. */
type Basics = {
  readonly weights: NonNullable<LearnedWeights[Writing]>;
  /** By the names of the lexicons: how each folds a message, and the words of which it must have one. */
  readonly neededWords: Readonly<Record<string, readonly [Fold, string]>>;
};

const basicsLoaders: Readonly<Record<Writing, () => Promise<Basics>>> = {
  latin: async () => (await import("./learned/latin.ts")).latinBasics,
  arabic: async () => (await import("./learned/arabic.ts")).arabicBasics,
};

/** Loads each key once; after a failure, for example offline, the next message tries again. */
function once<Value>(load: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const loaded = new Map<string, Promise<Value>>();
  return (key) => {
    const loading = loaded.get(key) ?? load(key);
    loaded.set(key, loading);
    loading.catch(() => loaded.delete(key));
    return loading;
  };
}

const basicsOf = once<Basics>((writing) => basicsLoaders[writing as Writing]());

const lexiconOf = once<CompiledLexicon>(async (key) => {
  const [writing = "", name = ""] = key.split(" ");
  const load = lexiconLoaders[writing as Writing][name];
  if (!load) throw new RangeError(`there is no lexicon ${key}`);
  return compile(await load());
});

/** Loads what messages in a language are examined with first, and with `all` everything for any other message. */
export async function prepareRecognition(language: Language, all = false): Promise<void> {
  const own: Writing = language === "ar" || language === "ur" ? "arabic" : "latin";
  await basicsOf(own);
  if (!all) return;
  await Promise.all(writings.map(basicsOf));
  const lexicons = writings.flatMap((writing) =>
    Object.keys(lexiconLoaders[writing]).map((name) => `${writing} ${name}`),
  );
  await Promise.all(lexicons.map(lexiconOf));
}

/**
 * What `detectDistress` finds, with only the weights and the lexicons loaded that the words of the messages need.
 * Rejects if they cannot be loaded; where only lexicons cannot and the weights alone find danger, that is the answer.
 */
export async function recogniseDistress(
  message: string,
  earlier: readonly string[] = [],
): Promise<Distress | undefined> {
  const messages = examined(message, earlier).flat();
  const needed = [...new Set(messages.flatMap(writingsIn))];
  const basics = await Promise.all(
    needed.map(async (writing) => [writing, await basicsOf(writing)] as const),
  );
  const weights: LearnedWeights = Object.fromEntries(
    basics.map(([writing, { weights: own }]) => [writing, own]),
  );
  const names = basics.flatMap(([writing, { neededWords }]) =>
    Object.entries(neededWords)
      .filter(([, [fold, words]]) => messages.some((one) => mayMatch(one, fold, words)))
      .map(([name]) => `${writing} ${name}`),
  );
  const found = (lexicons: readonly CompiledLexicon[]) =>
    distressBy(
      (typed, isPart) => judgedKind(typed, kindByLexicons(typed, lexicons), weights, isPart),
      message,
      earlier,
    );
  try {
    return found(await Promise.all(names.map(lexiconOf)));
  } catch (error) {
    const byWeights = found([]);
    if (byWeights && byWeights.kind !== "grief") return byWeights;
    throw error;
  }
}
