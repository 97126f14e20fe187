import { foldMessage, phrasePattern } from "./fold-message.ts";
import type { Fold } from "./lexicon.ts";
import { arabicFigures, type Figures, latinFigures } from "./sayings-of-death.ts";

type Writing = Exclude<Fold, "loose">;

const anyOf = (phrases: string, fold: Writing) =>
  `(?:${phrases
    .split(",")
    .map((phrase) => phrase.trim())
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) => phrasePattern(phrase, fold))
    .join("|")})`;
/** What leads over to the trifle: "if I'm late". */
const leads = {
  latin: "if i, if im, when i, because i, cause i, for, si je, si jai, kalau, kalo, agar, eger, law, lw",
  arabic: "لو, اذا, عشان, لاني, اگر",
} as const satisfies Record<Writing, string>;
const fillers = (most: number) => `(?: [^ |]+){0,${most}}`;

function compiled(figures: Figures, fold: Writing) {
  const [bosses, family, killMe] = [figures.bosses, figures.family, figures.killMe].map((phrases) =>
    anyOf(phrases, fold),
  );
  const [matter, wearsMe] = [anyOf(figures.matter, fold), anyOf(figures.wearsMe, fold)];
  const killed = (who: string | undefined) =>
    new RegExp(
      ` (?:${who}${fillers(3)} ${killMe}|${killMe}${fillers(2)} ${who})(?: ${anyOf(leads[fold], fold)}${fillers(1)})?(?= )`,
      "gu",
    );
  const word = (phrases: string) => new RegExp(` ${anyOf(phrases, fold)}(?= )`, "u");
  return {
    fold,
    sayings: new RegExp(
      ` (?:${anyOf(figures.sayings, fold)}|${matter}${fillers(4)} ${wearsMe}|${wearsMe}${fillers(1)} ${matter})(?= )`,
      "gu",
    ),
    byBoss: killed(bosses),
    byFamily: killed(family),
    trifle: word(figures.trifle),
    earnest: word(figures.earnest),
  };
}

const all = [compiled(latinFigures, "latin"), compiled(arabicFigures, "arabic")];

/** A message folded word by word, and for each folded word the place of its own. */
function foldedWords(typed: readonly string[], fold: Writing) {
  const words: string[] = [];
  const places: number[] = [];
  for (const [place, word] of typed.entries())
    for (const folded of foldMessage(word, fold).trim().split(" "))
      if (folded !== "") {
        words.push(folded);
        places.push(place);
      }
  return { text: ` ${words.join(" ")} `, places };
}

/**
 * A message without its sayings in which nobody dies: "this heat is killing me"; and, where it names a trifle and nothing
 * in earnest, "my mum will kill me if I'm late". What else it says stays, and is judged.
 */
export function withoutFigures(message: string): string {
  const typed = message.split(/\s+/u).filter((word) => word !== "");
  const dropped = new Set<number>();
  for (const { fold, sayings, byBoss, byFamily, trifle, earnest } of all) {
    const { text, places } = foldedWords(typed, fold);
    const isEarnest = earnest.test(text);
    const patterns = [
      sayings,
      ...(isEarnest ? [] : [byBoss]),
      ...(!isEarnest && trifle.test(text) ? [byFamily] : []),
    ];
    for (const pattern of patterns)
      for (const { index, 0: found } of text.matchAll(pattern)) {
        const from = text.slice(0, index).split(" ").length - 1;
        const count = found.trim().split(" ").length;
        for (const place of places.slice(from, from + count)) dropped.add(place);
      }
  }
  return dropped.size === 0 ? message : typed.filter((_, place) => !dropped.has(place)).join(" ");
}
