import type { Passage, VerseRange } from "./passage.ts";
import type { AudioAddress, Recording } from "./recording.ts";

export const repeatModes = ["none", "one", "all"] as const;

/**
 * `none` repeats nothing, `one` says the passage again, `all` goes on to the last verse and begins again at the first;
 * of whole surahs it goes on to the next one, and after the last to the first.
 */
export type RepeatMode = (typeof repeatModes)[number];

/**
 * `playing` only while there is sound; `loading` while requested but not playing yet; `resting` during an
 * intended silence: the listener's turn, or the pause of a repeated range.
 */
export type RecitationStatus = "idle" | "loading" | "playing" | "resting" | "paused" | "ended" | "failed";

/** A passage loaded in an audio slot; every load has its own turn, by which late reports are ignored. */
export type Clip = { readonly turn: number; readonly passage: Passage; readonly address: AudioAddress };

/**
 * A range played several times: `times` 0 is endless; `pause` in seconds; `done` rounds finished. In each round every
 * verse is recited `each` times before the next; the current one was so `said` times.
 */
export type Rounds = {
  readonly times: number;
  readonly pause: number;
  readonly done: number;
  readonly each: number;
  readonly said: number;
};

/** When to stop: at a moment in epoch milliseconds (so many minutes after it was chosen), or at the end of the surah. */
export type Sleep = { readonly until: number; readonly minutes?: number } | "surah";

/** Playback failed: announced once; a new `id` is another failure. */
export type Notice = { readonly id: number };

/** State of the one recitation in the app. */
export type Recitation = {
  readonly recording: Recording | undefined;
  /** The verses that next and previous stay in; of no meaning for whole surahs. */
  readonly range: VerseRange;
  readonly current: Clip | undefined;
  /** What is being prepared while the current clip plays. */
  readonly upcoming: Clip | undefined;
  /** What follows the rest. */
  readonly afterRest: Passage | undefined;
  readonly status: RecitationStatus;
  /** Seconds into the current clip. */
  readonly position: number;
  /** Seconds; 0 while not known. */
  readonly duration: number;
  /** What the person chose; only they change it. */
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

/** True while the recitation is playing or about to: the control shows a pause sign. */
export function isActive({ status }: Recitation): boolean {
  return status === "playing" || status === "loading" || status === "resting";
}
