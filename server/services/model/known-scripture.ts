import { setImmediate } from "node:timers/promises";
import { scripture } from "#content/assistant/index.ts";
import type { ReadText } from "#content/quran/index.ts";
import { type KnownRuns, knownRuns, runLengths } from "#domain/citations/known-runs.ts";

/**
 * All scripture there is, in every language, to tell what a model quotes from memory. Others have their turn after
 * each surah. Rejects as the texts do.
 */
export async function knownScripture(read: ReadText): Promise<KnownRuns> {
  const known = knownRuns();
  for await (const { language, texts } of scripture(read)) {
    known.learn(texts, runLengths[language === "ar" ? "arabic" : "other"]);
    await setImmediate();
  }
  return known;
}
