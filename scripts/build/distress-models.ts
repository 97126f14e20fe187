import { readFileSync } from "node:fs";
import { join } from "node:path";
import { learnedModels } from "#domain/distress/measured/learned-models.testing.ts";
import { learningSet } from "#domain/distress/measured/learning-set.testing.ts";

/**
 * Our own texts of up to 140 characters in six languages, on subjects that people search for, as they stood when the
 * thresholds were chosen; none is a message of danger. They are a copy: a corrected text must not change who is
 * recognised.
 */
const ordinaryTexts = join(import.meta.dirname, "../../domain/distress/measured/ordinary-texts.json");

/** The weights of distress recognition, learned from its messages and from ordinary texts. */
export function distressModels(): ReturnType<typeof learnedModels> {
  const ordinary: readonly string[] = JSON.parse(readFileSync(ordinaryTexts, "utf8"));
  return learnedModels([...learningSet, ...ordinary.map((message) => ({ message, kind: "none" as const }))]);
}
