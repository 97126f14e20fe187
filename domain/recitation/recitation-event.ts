import type { Clip, Recitation, RepeatMode, Sleep } from "./recitation.ts";
import type { Recording } from "./recording.ts";

/** What a person asks for. Percent, volume and speed are brought within their bounds; wrong verses are ignored. */
export type RecitationRequest =
  | {
      readonly type: "start";
      readonly recording: Recording;
      readonly surah: number;
      readonly ayah?: number;
      /** Last verse; with it, next and previous stay between `ayah` and `to`. */
      readonly to?: number;
      /** Seconds into the passage. */
      readonly at?: number;
      /** Verse follows verse by itself, also where nothing is to be repeated. */
      readonly continues?: boolean;
      /** Default volume of the page that starts it, used until the person chooses one. */
      readonly volume?: number;
      /** Puts the passage in place without sound. */
      readonly isCued?: true;
    }
  | { readonly type: "play" | "pause" | "toggle" | "stop" | "next" | "previous" }
  | { readonly type: "seek"; readonly percent: number }
  | { readonly type: "seekBy"; readonly seconds: number }
  | { readonly type: "reciter"; readonly recording: Recording }
  | { readonly type: "volume"; readonly volume: number }
  | { readonly type: "mute"; readonly isMuted: boolean }
  | { readonly type: "speed"; readonly speed: number }
  | { readonly type: "repeat"; readonly repeat: RepeatMode }
  | { readonly type: "listenAndRepeat" | "playOn"; readonly isOn: boolean }
  | {
      readonly type: "rounds";
      readonly from: number;
      readonly to: number;
      /** 0 goes on without end. */
      readonly times: number;
      /** Seconds between rounds. */
      readonly pause: number;
      /** How often each verse is recited before the next, at least and by default once. */
      readonly each?: number;
    }
  | { readonly type: "endRounds" }
  | { readonly type: "sleep"; readonly at: Sleep | undefined };

export const timers = ["stall", "rest", "sleep"] as const;

export type RecitationTimer = (typeof timers)[number];

/** What the audio slots and timers report; `turn` names the clip it is about. */
export type RecitationReport =
  | { readonly type: "sounding" | "held" | "blocked" | "interrupted" | "failed"; readonly turn: number }
  /** The end is a few milliseconds away: the prepared clip may start, so that there is no audible gap. */
  | { readonly type: "ending"; readonly turn: number }
  | { readonly type: "time"; readonly turn: number; readonly position: number; readonly duration: number }
  /** `duration` in seconds: a clip without sound has none and has failed. */
  | { readonly type: "ended"; readonly turn: number; readonly duration: number }
  | { readonly type: "elapsed"; readonly timer: RecitationTimer };

export type RecitationEvent = RecitationRequest | RecitationReport;

/** Side effects to run. */
export type RecitationCommand =
  /** Play this clip, from `from` seconds; it may have been prepared. */
  | { readonly type: "sound"; readonly clip: Clip; readonly from: number }
  /** Prepare this clip so that it can play immediately. */
  | { readonly type: "prepare"; readonly clip: Clip }
  | { readonly type: "seek"; readonly turn: number; readonly to: number }
  | { readonly type: "pause" }
  /** Release every clip. */
  | { readonly type: "release" }
  | { readonly type: "wait"; readonly timer: RecitationTimer; readonly milliseconds: number }
  | { readonly type: "waitUntil"; readonly timer: RecitationTimer; readonly epochMs: number }
  | { readonly type: "forget"; readonly timer: RecitationTimer };

/** A state with the effects to run on reaching it, in order. */
export type Step = { readonly state: Recitation; readonly commands: readonly RecitationCommand[] };
