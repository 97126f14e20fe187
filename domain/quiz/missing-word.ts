import { ask } from "./ask.ts";
import type { Dealt } from "./compose.ts";
import type { ShownRun } from "./quiz.ts";
import type { QuizVerse } from "./quiz-verse.ts";
import { oneOf } from "./seeded-random.ts";

type Word = { readonly text: string; readonly folded: string };

const apartSigns = / ?[\u06d6-\u06db\u06de\u06e9] ?/gu;

/** Letters two words share from their beginning and from their end. */
function likeness(one: string, other: string): number {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < one.length - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return start + end - Math.abs(one.length - other.length);
}

/** The verse around a gap, at most this many words on each side. */
const reach = 14;

function around(verse: QuizVerse, at: number): ShownRun[] {
  const from = Math.max(0, at - reach);
  const to = Math.min(verse.words.length, at + 1 + reach);
  return [
    { text: `${from > 0 ? "… " : ""}${verse.words.slice(from, at).join(" ")} ` },
    { text: "", mark: "gap" },
    { text: ` ${verse.words.slice(at + 1, to).join(" ")}${to < verse.words.length ? " …" : ""}` },
  ];
}

const shortestVerse = 6;
const shortestHidden = 4;

/** Which word is missing? Misses are words of the same texts that look most like it. */
export function missingWordQuestions(verses: readonly QuizVerse[]): Dealt<QuizVerse> {
  const bank = new Map<string, Word>();
  for (const { words, folded } of verses)
    for (const [at, key] of folded.entries())
      if (key.length >= 3 && !bank.has(key))
        bank.set(key, { text: (words[at] ?? "").replace(apartSigns, ""), folded: key });
  const words = [...bank.values()];
  return {
    name: "missing words",
    pool: verses.filter((verse) => verse.words.length >= shortestVerse),
    make: (verse, random) => {
      const places = verse.folded.flatMap((key, at) => (at > 0 && key.length >= shortestHidden ? [at] : []));
      const at = oneOf(places, random);
      if (at === undefined) return undefined;
      const hidden = verse.folded[at] ?? "";
      const near = words
        .filter(({ folded }) => folded !== hidden)
        .map((word) => ({ word, score: likeness(hidden, word.folded) }))
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score);
      const draft = {
        kind: "missingWord",
        verse: { surah: verse.surah, ayah: verse.ayah },
        shown: around(verse, at),
        answer: { kind: "arabic", text: (verse.words[at] ?? "").replace(apartSigns, "") },
        misses: near.map(({ word }) => ({ kind: "arabic", text: word.text }) as const),
        width: 8,
      } as const;
      return ask(draft, random);
    },
  };
}
