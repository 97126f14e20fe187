import { type Letter, mark } from "./letters.ts";
import type { WordPattern } from "./word-pattern.ts";

/**
 * The places, ascending and up to `end`, at which a word that begins at `from` may end in `letters`; empty if it
 * does not stand there. One pauses on a last letter: at `end`, and at any end if `isPause`, it may have a sukun for
 * its vowel. The states reached are the bits of one number.
 */
export function matchPattern(
  { steps, reached, last }: WordPattern,
  letters: readonly Letter[],
  from: number,
  isPause: boolean,
  end: number,
): readonly number[] {
  const lastBit = 1 << last;
  let ends: number[] | undefined;
  let states = reached[0] ?? 0;
  let isPaused = false;
  for (let at = from; ; at++) {
    if (states & lastBit || isPaused) {
      ends ??= [];
      ends.push(at);
    }
    const letter = at < end ? letters[at] : undefined;
    if (!letter || states === 0) return ends ?? none;
    isPaused = false;
    let next = 0;
    for (let rest = states; rest !== 0; rest &= rest - 1) {
      const state = 31 - Math.clz32(rest & -rest);
      for (const { accept, marks, to } of steps[state] ?? none) {
        if (!accept.includes(letter.base)) continue;
        const excess = letter.marks & ~marks;
        const then = reached[to] ?? 0;
        if (excess === 0) next |= then;
        else if (excess === mark.sukun && (isPause || at + 1 === end)) isPaused ||= (then & lastBit) !== 0;
      }
    }
    states = next;
  }
}

const none: readonly never[] = [];
