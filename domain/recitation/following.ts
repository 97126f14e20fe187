import { opening, type Passage } from "./passage.ts";
import { surahAfter } from "./playing.ts";
import type { Recitation, RepeatMode, Rounds } from "./recitation.ts";

/** What comes after the current passage by itself: after so many seconds of silence, and how the rounds then stand. */
export type Following = {
  readonly passage: Passage;
  readonly rest: number;
  readonly rounds: Rounds | undefined;
};

/** What is repeated now: nothing while a range is recited whole, else what the person chose. */
export function repeatInEffect({ repeat, isRangeWhole, status }: Recitation): RepeatMode {
  const isOver = status === "ended" || status === "idle";
  return isRangeWhole && !isOver ? "none" : repeat;
}

/** What follows when the current passage has ended; undefined when the recitation ends with it. */
export function following(state: Recitation): Following | undefined {
  const passage = state.current?.passage;
  if (!passage) return undefined;
  const { range, rounds } = state;
  const at = (next: Passage, rest = 0, counted = rounds) => ({ passage: next, rest, rounds: counted });
  const { surah, ayah } = passage;
  const repeat = repeatInEffect(state);
  if (passage.part === "basmala") return at({ part: "verse", surah, ayah });
  if (passage.part === "surah") {
    if (repeat === "one") return at(passage);
    const first = repeat === "all" ? state.recording?.surahs[0] : undefined;
    const next = state.playsOn || repeat === "all" ? (surahAfter(state, surah, 1) ?? first) : undefined;
    return next === undefined ? undefined : at({ part: "surah", surah: next, ayah: 0 });
  }
  const pauseForReader = state.isListenAndRepeat ? state.duration / state.speed : 0;
  if (repeat === "one") return at(passage, pauseForReader);
  if (rounds && rounds.said + 1 < rounds.each)
    return at(passage, pauseForReader, { ...rounds, said: rounds.said + 1 });
  const nextVerse = rounds && { ...rounds, said: 0 };
  if (ayah < range.to) {
    const goesOn = repeat === "all" || state.continues || rounds !== undefined || state.isListenAndRepeat;
    return goesOn ? at({ part: "verse", surah, ayah: ayah + 1 }, pauseForReader, nextVerse) : undefined;
  }
  if (repeat === "all" && !rounds) return at(opening(surah, range.from), pauseForReader);
  if (!rounds || (rounds.times > 0 && rounds.done + 1 >= rounds.times)) return undefined;
  const rest = Math.max(pauseForReader, rounds.pause);
  return at(opening(surah, range.from), rest, { ...rounds, said: 0, done: rounds.done + 1 });
}

/** The passage one step away by hand; undefined at the ends. */
export function neighbour(state: Recitation, by: 1 | -1): Passage | undefined {
  const passage = state.current?.passage;
  if (!passage) return undefined;
  const { surah, ayah, part } = passage;
  if (part === "surah") {
    const next = surahAfter(state, surah, by);
    return next === undefined ? undefined : { part, surah: next, ayah: 0 };
  }
  const next = ayah + by;
  return next >= state.range.from && next <= state.range.to ? opening(surah, next) : undefined;
}

/** True when next (1) or previous (-1) leads somewhere. */
export function canStep(state: Recitation, by: 1 | -1): boolean {
  return neighbour(state, by) !== undefined;
}
