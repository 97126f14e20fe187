import type { DistressKind } from "./distress-kind.ts";
import { readingsOf } from "./readings.ts";
import { statementsOf } from "./statements.ts";

/** The kind of distress found, and whether an earlier message showed it. */
export type Distress = { readonly kind: DistressKind; readonly isFollowUp: boolean };

/** How many earlier messages are looked at; a question with more than so many words may be about something else. */
const lookedBack = 3;
const fewWords = 4;

/**
 * Words of the six languages that show that even a longer question still concerns danger or death, or who is to blame.
 */
const stillOfIt =
  /suicid|haram|halal|sin\b|forgive|hell|jahannam|die|dead|death|kill|hurt|pain|انتحار|حرام|يغفر|النار|موت|قتل|ضرب|صبر|mort|mourir|tuer|pech|enfer|pardon|mal\b|خودکشی|حرام|موت|مر|معاف|صبر|khudkushi|maut|bunuh|mati|dosa|neraka|ampun|sabar|intihar|ol(?:um|mek)|gunah|cehennem|affed|patien|obey|divorc|fault|blame|deserve|guilt|bad (?:wife|husband|mother|father|daughter|son|person|muslim)|my own doing|faute|merite|coupable|mérit|mauvaise? (?:epouse|femme|mere|mère|fille|fils|personne|musulman)|ghalti|qasoor|kasoor|qusoor|غلطی|قصور|ذنبي|غلطي|غلطتي|السبب|استاهل|استحق|مذنب|salahku|salah saya|salah aku|pantas|suç|sucum|suclu|hatam|hatas|hak et|kusur/u;

/** The kind of distress of one message by itself; of a part of one only where a rule matched. */
export type KindOf = (message: string, isPart?: boolean) => DistressKind | undefined;

/** The messages that are examined, each in the ways it is read: the message itself, then those before it. */
export function examined(message: string, earlier: readonly string[]): readonly (readonly string[])[] {
  return [message, ...earlier.slice(-lookedBack).toReversed()].map(readingsOf);
}

const isDanger = (kind: DistressKind | undefined) => kind !== undefined && kind !== "grief";

/** The kind that any reading of a message shows; danger before grief. */
function kindOfAny(kindOf: KindOf, readings: readonly string[]): DistressKind | undefined {
  const kinds = readings.map((reading) => kindOf(reading));
  return kinds.find(isDanger) ?? kinds.find(Boolean);
}

/** The distress that a message shows in the light of the messages before it, each judged by `kindOf`. */
export function distressBy(
  kindOf: KindOf,
  message: string,
  earlier: readonly string[],
): Distress | undefined {
  const [own = [], ...before] = examined(message, earlier);
  const whole = kindOfAny(kindOf, own);
  const stated = isDanger(whole)
    ? undefined
    : kindOfAny((part) => kindOf(part, true), statementsOf(own[0] ?? ""));
  const kind = isDanger(stated) ? stated : whole;
  if (kind) return { kind, isFollowUp: false };
  const words = message.trim().split(/\s+/);
  const asksElse = /[?؟]/u.test(message) && words.length > fewWords && !stillOfIt.test(message.toLowerCase());
  if (asksElse) return undefined;
  for (const one of before) {
    const earlierKind = kindOfAny(kindOf, one);
    if (earlierKind) return { kind: earlierKind, isFollowUp: true };
  }
  return undefined;
}
