import type { TajweedRule, TajweedSpan } from "#domain/tajweed/rule.ts";
import { ask } from "./ask.ts";
import type { MakeQuestion } from "./compose.ts";
import { nearRules } from "./near-rules.ts";
import { type MarkedQuizVerse, type Phrase, phrasesOf, shownPhrase } from "./phrase.ts";
import type { QuizOption } from "./quiz.ts";
import { oneOf, shuffled } from "./seeded-random.ts";

/** Counts that a rule may be held for, rising; empty where nothing is counted. */
export type RuleCounts = ReadonlyMap<TajweedRule, readonly number[]>;

type Place = { readonly phrase: Phrase; readonly span: TajweedSpan };

const overlaps = (one: TajweedSpan, other: TajweedSpan) => one.from < other.to && other.from < one.to;

/** Places where one rule alone stands on the letters, by rule. */
function placesByRule(phrases: readonly Phrase[]): Map<TajweedRule, Place[]> {
  const places = new Map<TajweedRule, Place[]>();
  for (const phrase of phrases)
    for (const span of phrase.firstWordSpans) {
      if (phrase.spans.some((other) => other !== span && overlaps(other, span))) continue;
      places.set(span.rule, [...(places.get(span.rule) ?? []), { phrase, span }]);
    }
  return places;
}

const ruleOption = (rule: TajweedRule): QuizOption => ({ kind: "rule", rule });

/** Which rule is on the marked letters? */
export function ruleInWord(verses: readonly MarkedQuizVerse[]): MakeQuestion {
  const places = [...placesByRule(phrasesOf(verses))];
  return (random) => {
    const [rule, found] = oneOf(places, random) ?? [];
    const place = oneOf(found ?? [], random);
    if (!rule || !place) return undefined;
    const draft = {
      kind: "ruleInWord",
      verse: place.phrase.verse,
      shown: shownPhrase(place.phrase, place.span),
      answer: ruleOption(rule),
      misses: nearRules[rule].map(ruleOption),
      width: 5,
    } as const;
    return ask(draft, random);
  };
}

/** Rules that do not change when the reader stops at the end of what is shown. */
const steadyRules = [
  "ghunnah",
  "idgham_ghunnah",
  "idgham_no_ghunnah",
  "ikhfa",
  "iqlab",
  "ikhfa_shafawi",
  "idgham_shafawi",
  "lam_shamsiyyah",
  "madd_muttasil",
  "madd_munfasil",
] as const satisfies readonly TajweedRule[];

/** In which of these is the rule? */
export function wordWithRule(verses: readonly MarkedQuizVerse[]): MakeQuestion {
  const phrases = phrasesOf(verses);
  const places = placesByRule(phrases);
  return (random) => {
    const rule = oneOf(steadyRules, random);
    const right = rule && oneOf(places.get(rule) ?? [], random);
    if (!rule || !right) return undefined;
    const without = phrases.filter(({ spans }) => !spans.some((span) => span.rule === rule));
    // The same words may stand elsewhere before another letter, with the rule.
    const withRule = new Set(phrases.filter((one) => !without.includes(one)).map(({ text }) => text));
    const misses = shuffled(without, random).filter(({ text }) => !withRule.has(text));
    const near = misses.filter(({ spans }) => spans.some((span) => nearRules[rule].includes(span.rule)));
    const draft = {
      kind: "wordWithRule",
      verse: right.phrase.verse,
      shown: [],
      rule,
      answer: { kind: "arabic", text: right.phrase.text },
      misses: [...near.slice(0, 8), ...misses.slice(0, 8)].map(
        ({ text }) => ({ kind: "arabic", text }) as const,
      ),
    } as const;
    return ask(draft, random);
  };
}

/** Lengths that no rule has, beside those of the other rules. */
const otherCounts = [[1], [3], [8]] as const;

/** How many counts are the marked letters held? */
export function ruleCounts(verses: readonly MarkedQuizVerse[], counts: RuleCounts): MakeQuestion {
  const places = placesByRule(phrasesOf(verses));
  const counted = [...counts].filter(([rule, values]) => values.length > 0 && places.has(rule));
  return (random) => {
    const [rule, values] = oneOf(counted, random) ?? [];
    const place = rule && oneOf(places.get(rule) ?? [], random);
    if (!rule || !values || !place) return undefined;
    // A length that the rule allows too would be true.
    const misses = shuffled([...counts.values(), ...otherCounts], random).filter(
      (one) => one.length > 0 && !one.some((count) => values.includes(count)),
    );
    const draft = {
      kind: "ruleCounts",
      verse: place.phrase.verse,
      shown: shownPhrase(place.phrase, place.span),
      rule,
      answer: { kind: "counts", counts: values },
      misses: misses.map((one) => ({ kind: "counts", counts: one }) as const),
      width: 7,
    } as const;
    return ask(draft, random);
  };
}
