import type { Passage, VerseRange } from "./passage.ts";
import type { AudioAddress, Recording } from "./recording.ts";

export const repeatModes = ["none", "one", "all"] as const;

/**
 * `none` repeats nothing, `one` says the passage again, `all` goes on to the last verse and begins again at the first;
 * of whole surahs it goes on to the next one, and after the last to the first.
 */
export type RepeatMode = (typeof repeatModes)[number];

/**
 * `playing` only while sound is heard; `loading` while it was asked for and is not heard yet; `resting` while
 * silence is meant: the listener's turn, or the pause of a repeated range.
 */
export type RecitationStatus = "idle" | "loading" | "playing" | "resting" | "paused" | "ended" | "failed";

/** A passage given to a deck; every loading has a turn of its own, by which late reports are told apart. */
export type Clip = { readonly turn: number; readonly passage: Passage; readonly address: AudioAddress };

/** A range said several times: `times` 0 goes on without end; `pause` in seconds; `done` rounds behind us. */
export type Rounds = { readonly times: number; readonly pause: number; readonly done: number };

/** When to fall silent: at a moment in epoch milliseconds (so many minutes after it was chosen), or at the end of the surah. */
export type Sleep = { readonly until: number; readonly minutes?: number } | "surah";

/** Nothing could be heard: to be said once; a new `id` is another failure. */
export type Notice = { readonly id: number };

/** Everything that is true of the one recitation in the house. */
export type Recitation = {
  readonly recording: Recording | undefined;
  /** The verses that next and previous stay in; of no meaning for whole surahs. */
  readonly range: VerseRange;
  readonly current: Clip | undefined;
  /** What is being made ready while the current clip sounds. */
  readonly upcoming: Clip | undefined;
  /** What follows the rest. */
  readonly afterRest: Passage | undefined;
  readonly status: RecitationStatus;
  /** Seconds into the current clip. */
  readonly position: number;
  /** Seconds; 0 while not known. */
  readonly duration: number;
  /** What the person chose; nothing but their press changes it. */
  readonly repeat: RepeatMode;
  /** Verse follows verse to the end of the range where nothing is repeated; else the recitation rests after each. */
  readonly continues: boolean;
  /** A range asked for as such is recited whole, whatever is to be repeated, until the person presses repeat. */
  readonly isRangeWhole: boolean;
  readonly rounds: Rounds | undefined;
  readonly isListenAndRepeat: boolean;
  /** Whole surahs: the next one follows by itself. */
  readonly playsOn: boolean;
  /** 0 to 100. */
  readonly volume: number;
  readonly isVolumeChosen: boolean;
  readonly isMuted: boolean;
  /** 0.5 to 2. */
  readonly speed: number;
  readonly sleep: Sleep | undefined;
  /** Hosts that failed since the recording was chosen, asked last. */
  readonly failedHosts: readonly string[];
  readonly notice: Notice | undefined;
  readonly turns: number;
};

/** Nothing is recited yet. */
export const silence: Recitation = {
  recording: undefined,
  range: { surah: 1, from: 1, to: 7 },
  current: undefined,
  upcoming: undefined,
  afterRest: undefined,
  status: "idle",
  position: 0,
  duration: 0,
  repeat: "none",
  continues: false,
  isRangeWhole: false,
  rounds: undefined,
  isListenAndRepeat: false,
  playsOn: true,
  volume: 70,
  isVolumeChosen: false,
  isMuted: false,
  speed: 1,
  sleep: undefined,
  failedHosts: [],
  notice: undefined,
  turns: 0,
};

/** True while the recitation goes on, heard or about to be: the control shows a pause sign. */
export function isActive({ status }: Recitation): boolean {
  return status === "playing" || status === "loading" || status === "resting";
}
