import { readFileSync } from "node:fs";
import { join } from "node:path";
import { foldMessage } from "#domain/distress/fold-message.ts";
import type { Fold, Lexicon } from "#domain/distress/lexicon.ts";
import { arabicScript } from "#domain/distress/lexicons/arabic-script.ts";
import { latinScript } from "#domain/distress/lexicons/latin-script.ts";
import { learnedModels } from "#domain/distress/measured/learned-models.testing.ts";
import { learningSet } from "#domain/distress/measured/learning-set.testing.ts";
import { neededWordsOf, withParts } from "#domain/distress/needed-words.ts";

/**
 * Our own texts of up to 140 characters in six languages, on subjects that people search for, as they stood when the
 * thresholds were chosen; none is a message of danger. They are a copy: a corrected text must not change who is
 * recognised.
 */
const ordinaryTexts = join(import.meta.dirname, "../../domain/distress/measured/ordinary-texts.json");

const ordinary = (): readonly string[] => JSON.parse(readFileSync(ordinaryTexts, "utf8"));

/** The weights of distress recognition, learned from its messages and from ordinary texts. */
export function distressModels(): ReturnType<typeof learnedModels> {
  return learnedModels([
    ...learningSet,
    ...ordinary().map((message) => ({ message, kind: "none" as const })),
  ]);
}

/** In how many of the messages, folded, a word or a part of one stands. */
function frequencies(messages: readonly string[], fold: Fold): (part: string) => number {
  const counts = new Map<string, number>();
  for (const message of messages)
    for (const word of new Set(foldMessage(message, fold).trim().split(" ")))
      for (const part of withParts(word)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return (part) => counts.get(part) ?? 0;
}

/** The words that a message needs for each lexicon, those chosen that ordinary texts have least. */
export function distressWords(): Readonly<
  Record<"latin" | "arabic", Record<string, readonly [Fold, string]>>
> {
  const messages = ordinary();
  const inFold = {
    latin: frequencies(messages, "latin"),
    loose: frequencies(messages, "loose"),
    arabic: frequencies(messages, "arabic"),
  };
  const wordsOf = (lexicons: Readonly<Record<string, Lexicon>>) =>
    Object.fromEntries(
      Object.entries(lexicons).map(([name, lexicon]) => [
        name,
        [lexicon.fold, neededWordsOf(lexicon, inFold[lexicon.fold])] as const,
      ]),
    );
  return { latin: wordsOf(latinScript), arabic: wordsOf(arabicScript) };
}
