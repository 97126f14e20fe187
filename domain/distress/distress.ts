import type { DistressKind } from "./distress-kind.ts";
import { foldMessage } from "./fold-message.ts";
import { arabic } from "./lexicons/ar.ts";
import { arabicForms } from "./lexicons/ar-forms.ts";
import { arabizi } from "./lexicons/ar-latin.ts";
import { english } from "./lexicons/en.ts";
import { wideEnglish } from "./lexicons/en-wide.ts";
import { french } from "./lexicons/fr.ts";
import { indonesian } from "./lexicons/id.ts";
import { turkish } from "./lexicons/tr.ts";
import { urdu } from "./lexicons/ur.ts";
import { romanUrdu } from "./lexicons/ur-latin.ts";
import { compile, pointsOf } from "./match-rules.ts";

export type { DistressKind } from "./distress-kind.ts";

/** What somebody is in, and whether it was an earlier message that told it. */
export type Distress = { readonly kind: DistressKind; readonly isFollowUp: boolean };

/** Characters that are looked at. */
const longest = 1000;
/** Earlier messages that are looked back to, and the words of one that goes on with them. */
const lookedBack = 3;
const fewWords = 4;

/** What a question turns on that goes on with danger or death, in the six languages, whatever its length. */
const stillOfIt =
  /suicid|haram|halal|sin\b|forgive|hell|jahannam|die|dead|death|kill|hurt|pain|انتحار|حرام|يغفر|النار|موت|قتل|ضرب|صبر|mort|mourir|tuer|pech|enfer|pardon|mal\b|خودکشی|حرام|موت|مر|معاف|صبر|khudkushi|maut|bunuh|mati|dosa|neraka|ampun|sabar|intihar|ol(?:um|mek)|gunah|cehennem|affed|patien|obey|divorc/u;
/** From here on a message counts as told. */
const enough = 2;

/** Where a message tells of several things the first of these is answered. */
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
].map(compile);

function toldIn(message: string): DistressKind | undefined {
  const typed = message.slice(0, longest);
  const found = lexicons.map((lexicon) => pointsOf(typed, lexicon));
  return order.find((kind) => found.some((points) => (points.get(kind) ?? 0) >= enough));
}

/** What a message tells of, in whichever of the six languages, in the light of the messages before it. */
export function distressIn(message: string, earlier: readonly string[] = []): Distress | undefined {
  const kind = toldIn(message);
  if (kind) return { kind, isFollowUp: false };
  const words = foldMessage(message, "latin").trim().split(" ");
  const asksElse = /[?؟]/u.test(message) && words.length > fewWords && !stillOfIt.test(message.toLowerCase());
  if (asksElse) return undefined;
  for (const before of earlier.slice(-lookedBack).toReversed()) {
    const told = toldIn(before);
    if (told) return { kind: told, isFollowUp: true };
  }
  return undefined;
}
