import { ayahsIn } from "#domain/verse-reference.ts";
import type { Recitation } from "./recitation.ts";

export const lessonMethods = ["verseByVerse", "repeatAfterMe", "completeSurah"] as const;

/** How a surah is taught: the learner asks for each verse, repeats it after the reciter, or listens to all of it. */
export type LessonMethod = (typeof lessonMethods)[number];

/** A surah taught by one reciter in one way. */
export type Lesson = {
  /** Id of the recording. */
  readonly recording: string;
  readonly surah: number;
  readonly method: LessonMethod;
};

/** State of a lesson, derived from the player. */
export type LessonMoment =
  | {
      /** `waiting` for the learner to ask for the next verse; `yourTurn` while the learner says it. */
      readonly phase: "loading" | "reciting" | "yourTurn" | "paused" | "waiting";
      readonly ayah: number;
    }
  /** `left`: the player moved to something else, or stopped. */
  | { readonly phase: "finished" | "failed" | "left" };

const phases = { loading: "loading", playing: "reciting", resting: "yourTurn", paused: "paused" } as const;

/** The moment of a lesson in what is recited now. */
export function lessonMoment({ recording, surah, method }: Lesson, state: Recitation): LessonMoment {
  const { current, status } = state;
  const isOurs = state.recording?.id === recording && current?.passage.surah === surah;
  if (!isOurs || status === "idle") return { phase: "left" };
  const { ayah } = current.passage;
  if (status === "failed") return { phase: "failed" };
  if (status !== "ended") return { phase: phases[status], ayah };
  const hasNext = method === "verseByVerse" && ayah < ayahsIn(surah);
  return hasNext ? { phase: "waiting", ayah } : { phase: "finished" };
}
