import type { DistressKind } from "./distress-kind.ts";
import { arabic } from "./lexicons/ar.ts";
import { arabicForms } from "./lexicons/ar-forms.ts";
import { arabizi } from "./lexicons/ar-latin.ts";
import { english } from "./lexicons/en.ts";
import { wideEnglish } from "./lexicons/en-wide.ts";
import { french } from "./lexicons/fr.ts";
import { indonesian } from "./lexicons/id.ts";
import { othersArabic, othersLatin, othersLoose } from "./lexicons/others.ts";
import { turkish } from "./lexicons/tr.ts";
import { urdu } from "./lexicons/ur.ts";
import { romanUrdu } from "./lexicons/ur-latin.ts";
import { compile, pointsOf } from "./match-rules.ts";

/** Points from which a message counts as distress. */
const enough = 2;

/** If a message speaks of several kinds, the first of these is answered. */
const order = ["overdose", "medical", "violence", "other", "self-harm", "grief"] as const;

const lexicons = [
  english,
  wideEnglish,
  arabic,
  arabicForms,
  arabizi,
  french,
  turkish,
  indonesian,
  urdu,
  romanUrdu,
  othersLatin,
  othersArabic,
  othersLoose,
].map(compile);

/**
 * The kind of distress that the lexicons' rules recognise in a message; undefined if no rule has enough
 * points.
 */
export function lexiconKind(typed: string): DistressKind | undefined {
  const found = lexicons.map((lexicon) => pointsOf(typed, lexicon));
  return order.find((kind) => found.some((points) => (points.get(kind) ?? 0) >= enough));
}
