import { type DistressKind, distressKinds } from "./distress-kind.ts";
import { foldMessage, phrasePattern } from "./fold-message.ts";
import type { Lexicon, Rule } from "./lexicon.ts";

/** Position of a concept in words: from the first (included) to the last (excluded). */
type Span = { readonly from: number; readonly to: number };

/** A lexicon whose patterns and rules are ready to match. */
export type CompiledLexicon = {
  readonly lexicon: Lexicon;
  readonly idioms: RegExp | undefined;
  readonly concepts: ReadonlyMap<string, RegExp>;
  readonly rules: readonly Rule[];
};

const usualGap = 3;
/** How many words before and after a match an excluding concept may stand; `not` and `self` must be adjacent. */
const guarded: Readonly<Record<string, readonly [number, number]>> = {
  not: [1, 1],
  self: [1, 1],
  they: [3, 0],
  pious: [2, 5],
};
const everywhere = [1000, 1000] as const;

function anyOf(phrases: string, lexicon: Lexicon): RegExp | undefined {
  const patterns = phrases
    .split(",")
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "")
    .map((phrase) => phrasePattern(phrase, lexicon.fold))
    .toSorted((one, other) => other.length - one.length);
  return patterns.length > 0 ? new RegExp(` (?:${patterns.join("|")})(?= )`, "gu") : undefined;
}

function readRule(line: string): Rule {
  const [kind = "", points = "", ...rest] = line.split(/\s+/);
  const known = distressKinds.find((one) => one === kind);
  if (!known) throw new Error(`no such kind of distress: ${line}`);
  const gap = rest.find((part) => part.startsWith("<"));
  return {
    kind: known,
    points: Number(points),
    concepts: rest.filter((part) => /^[a-z]/i.test(part)),
    isOrdered: rest[0] === ">",
    gap: gap ? Number(gap.slice(1)) : usualGap,
    guards: rest.filter((part) => part.startsWith("!")).map((part) => part.slice(1)),
  };
}

/** Compiles a lexicon; throws if a rule names an unknown concept. */
export function compile(lexicon: Lexicon): CompiledLexicon {
  const concepts = new Map<string, RegExp>();
  for (const [name, phrases] of Object.entries(lexicon.concepts)) {
    const pattern = anyOf(phrases, lexicon);
    if (pattern) concepts.set(name, pattern);
  }
  const rules = lexicon.rules
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map(readRule);
  for (const rule of rules)
    for (const name of [...rule.concepts, ...rule.guards])
      if (!concepts.has(name)) throw new Error(`no concept ${name} for a rule of ${rule.kind}`);
  return { lexicon, idioms: anyOf(lexicon.idioms, lexicon), concepts, rules };
}

function spansOf(pattern: RegExp, text: string): Span[] {
  const wordsBefore = (end: number) => text.slice(0, end).split(" ").length - 1;
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => {
    const from = wordsBefore(index);
    return { from, to: from + found.split(" ").length - 1 };
  });
}

/**
 * True if each list has a span that is near the previous one and overlaps no other, and `accepts` allows the
 * whole stretch.
 */
function standTogether(
  lists: readonly (readonly Span[])[],
  rule: Rule,
  accepts: (stretch: Span) => boolean,
  stretch?: Span,
): boolean {
  if (lists.length === 0) return stretch !== undefined && accepts(stretch);
  const choices = rule.isOrdered ? [0] : [...lists.keys()];
  return choices.some((at) =>
    (lists[at] ?? []).some((span) => {
      if (stretch && (span.from < stretch.to || span.from - stretch.to > rule.gap)) return false;
      const rest = lists.filter((_, other) => other !== at);
      return standTogether(rest, rule, accepts, { from: stretch?.from ?? span.from, to: span.to });
    }),
  );
}

/** The points of each kind that one lexicon gives a message. */
export function pointsOf(
  typed: string,
  { lexicon, idioms, concepts, rules }: CompiledLexicon,
): Map<DistressKind, number> {
  const folded = foldMessage(typed, lexicon.fold);
  const text = idioms ? folded.replace(idioms, " _") : folded;
  const known = new Map<string, Span[]>();
  const spans = (name: string) => {
    const before = known.get(name);
    if (before) return before;
    const pattern = concepts.get(name);
    const found = pattern ? spansOf(pattern, text) : [];
    known.set(name, found);
    return found;
  };
  const isAllowed = (rule: Rule, { from, to }: Span) =>
    rule.guards.every((guard) => {
      const [before, behind] = guarded[guard] ?? everywhere;
      return spans(guard).every((one) => one.to <= from - before || one.from >= to + behind);
    });
  const points = new Map<DistressKind, number>();
  for (const rule of rules) {
    const lists = rule.concepts.map(spans);
    if (lists.some((list) => list.length === 0)) continue;
    if (standTogether(lists, rule, (stretch) => isAllowed(rule, stretch)))
      points.set(rule.kind, (points.get(rule.kind) ?? 0) + rule.points);
  }
  return points;
}
