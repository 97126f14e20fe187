import { detectDistress } from "#domain/distress/detect-distress.ts";
import type { Language } from "#domain/language.ts";
import { asksForRuling } from "./asks-for-ruling.ts";

/**
 * The intent of a question: texts to read; a ruling, which only a scholar gives; or immediate help, because a person's
 * life or health is in danger.
 */
export const intents = ["texts", "ruling", "emergency"] as const;
export type Intent = (typeof intents)[number];

/** The intent of a question in any language, whichever the interface has; help has priority. */
export function intentOf(question: string, language: Language): Intent {
  const distress = detectDistress(question);
  if (distress && distress.kind !== "grief") return "emergency";
  return asksForRuling(question, language) ? "ruling" : "texts";
}
