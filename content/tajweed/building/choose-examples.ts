import type { CardsFile } from "../schema.ts";
import type { MarkedVerse } from "./marked-verse.ts";

/** A part of a verse that shows a rule, in code points of its text; `word` counts from 0. */
export type Example = {
  readonly surah: number;
  readonly ayah: number;
  readonly from: number;
  readonly to: number;
  readonly word: number;
  /** The verse, as the edition writes it. */
  readonly text: string;
};

type Candidate = Example & { readonly letters: string };

const examplesPerCard = 4;

/** For each card the shortest verses that show it, each with a different pair of letters as far as possible. */
export function chooseExamples(
  cards: CardsFile["cards"],
  verses: readonly MarkedVerse[],
): Record<string, Example[]> {
  const shortestFirst = verses.toSorted((a, b) => a.text.length - b.text.length);
  return Object.fromEntries(
    cards.map(({ id, shows }) => {
      const candidates = shortestFirst.flatMap((verse) => candidatesIn(verse, shows));
      return [id, pick(candidates)];
    }),
  );
}

function pick(candidates: readonly Candidate[]): Example[] {
  const chosen = new Map<string, Candidate>();
  const seen = new Set<string>();
  for (const fresh of [true, false]) {
    for (const candidate of candidates) {
      if (chosen.size === examplesPerCard) break;
      const verse = `${candidate.surah}:${candidate.ayah}`;
      if (chosen.has(verse) || (fresh && seen.has(candidate.letters))) continue;
      seen.add(candidate.letters);
      chosen.set(verse, candidate);
    }
  }
  return Array.from(chosen.values(), ({ letters: _, ...example }) => example);
}

const letter = /[\u0621-\u063a\u0641-\u064a\u0670\u0671]/u;

function candidatesIn({ surah, ayah, text, spans, points }: MarkedVerse, shown: string): Candidate[] {
  const openings = new Set(points.filter(({ point }) => point === "opening_letter").map(({ from }) => from));
  const found = [
    // The opening letters have a card of their own.
    ...spans.filter(({ rule, from }) => rule === shown && !openings.has(from)),
    ...points.filter(({ point }) => point === shown),
  ];
  const characters = Array.from(text);
  return found.map(({ from, to }) => {
    const after = characters.slice(to).find((character) => letter.test(character)) ?? "";
    const before = characters
      .slice(0, from + 1)
      .join("")
      .split(" ");
    const word = before.filter((part) => letter.test(part)).length - 1;
    return { surah, ayah, from, to, word, text, letters: `${characters[from]}${after}` };
  });
}
