import { ask } from "./ask.ts";
import type { MakeQuestion } from "./compose.ts";
import type { QuizOption } from "./quiz.ts";
import { openingKey, openingOf, type QuizVerse, similarVerses } from "./quiz-verse.ts";
import { below, oneOf, shuffled } from "./seeded-random.ts";

const arabic = (text: string): QuizOption => ({ kind: "arabic", text });

/** Verses whose beginning is theirs alone among those given, so that it can name only one. */
function withoutTwins(verses: readonly QuizVerse[]): QuizVerse[] {
  const seen = new Set<string>();
  return verses.filter((verse) => !seen.has(openingKey(verse)) && seen.add(openingKey(verse)));
}

/** Which verse follows this one? Only asked of a verse that stands once in the surah. */
export function nextVerse(verses: readonly QuizVerse[]): MakeQuestion {
  const times = new Map<string, number>();
  for (const { key } of verses) times.set(key, (times.get(key) ?? 0) + 1);
  return (random) => {
    const at = below(verses.length - 1, random);
    const verse = verses[at];
    const next = verses[at + 1];
    if (!verse || !next || times.get(verse.key) !== 1 || verse.words.length > 40) return undefined;
    const others = similarVerses(next, verses).filter((other) => other !== verse);
    const misses = withoutTwins([next, ...others])
      .slice(1)
      .map(openingOf)
      .map(arabic);
    const draft = {
      kind: "nextVerse",
      verse: { surah: next.surah, ayah: next.ayah },
      shown: [{ text: verse.text }],
      answer: arabic(openingOf(next)),
      misses,
      width: 8,
    } as const;
    return ask(draft, random);
  };
}

/** Which of four neighbouring verses stands first? */
export function verseOrder(verses: readonly QuizVerse[]): MakeQuestion {
  return (random) => {
    const from = below(verses.length - 12, random);
    const chosen = shuffled(verses.slice(from, from + 12), random).slice(0, 4);
    const [first, ...later] = chosen.toSorted((one, other) => one.ayah - other.ayah);
    if (!first || withoutTwins(chosen).length < 4) return undefined;
    const draft = {
      kind: "verseOrder",
      verse: { surah: first.surah, ayah: first.ayah },
      shown: [],
      answer: arabic(openingOf(first)),
      misses: later.map(openingOf).map(arabic),
    } as const;
    return ask(draft, random);
  };
}

const shortestWhole = 8;

/** In which of these surahs does the verse stand? Only asked of a verse that one of them has. */
export function whichSurah(
  texts: readonly (readonly QuizVerse[])[],
  others: readonly number[],
): MakeQuestion {
  const homes = new Map<string, Set<number>>();
  for (const { key, surah } of texts.flat()) homes.set(key, (homes.get(key) ?? new Set()).add(surah));
  return (random) => {
    const verse = oneOf(oneOf(texts, random) ?? [], random);
    if (!verse || verse.words.length < shortestWhole || homes.get(verse.key)?.size !== 1) return undefined;
    const near = texts.flatMap(([first]) => (first ? [first.surah] : []));
    const draft = {
      kind: "whichSurah",
      verse: { surah: verse.surah, ayah: verse.ayah },
      shown: [{ text: verse.words.length > 30 ? openingLong(verse) : verse.text }],
      answer: { kind: "surah", surah: verse.surah },
      misses: [...near, ...shuffled(others, random)].map((surah) => ({ kind: "surah", surah }) as const),
      width: 4,
    } as const;
    return ask(draft, random);
  };
}

const openingLong = ({ words }: QuizVerse) => `${words.slice(0, 20).join(" ")}…`;
