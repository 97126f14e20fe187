import type { Clip } from "#domain/recitation/recitation.ts";
import type { RecitationReport } from "#domain/recitation/recitation-event.ts";
import { silentSound } from "./silent-sound.ts";
import { soundMeter } from "./sound-meter.ts";

/** One audio element that holds one clip at a time and reports what becomes of it. */
export type AudioSlot = {
  readonly holds: (turn: number) => boolean;
  /** Fetches the clip so that it can sound at once. */
  readonly load: (clip: Clip) => void;
  /** Plays from `from` seconds. */
  readonly play: (from: number) => void;
  readonly pause: () => void;
  /** Fades out for the other slot: the last moment of a clip is played to its end, anything longer is cut. */
  readonly fadeOut: () => void;
  readonly seek: (to: number) => void;
  readonly release: () => void;
  /** Loudness 0 to 1, speed as a factor. */
  readonly setVolumeAndRate: (loudness: number, speed: number) => void;
  /** Plays silence within a press, so that the browser lets the element play later without one. */
  readonly unlock: () => void;
  /** Seconds into the clip, now. */
  readonly position: () => number;
  /** How loud it sounds, 0 to 1; undefined where that cannot be measured. */
  readonly loudness: () => number | undefined;
};

/** Further off than this, in seconds, is another place of the clip. */
const samePlace = 0.05;

/** The next clip is asked for so many milliseconds early: about what an element needs to begin to sound. */
const lead = 8;

/** `timeupdate` comes every 250 ms; only within this time of the end is the end aimed at. */
const aimWithin = 400;

/** What is left of a clip that may ring out beside the next one, in milliseconds. */
const ringingTime = 100;

const secondsOf = (value: number) => (Number.isFinite(value) ? value : 0);

export function createAudioSlot(report: (report: RecitationReport) => void): AudioSlot {
  const audio = new Audio();
  audio.preload = "auto";
  let turn: number | undefined;
  let waiting: Clip | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;
  /** Where the clip starts, until it plays. */
  let wanted = 0;

  const reportType = (type: "sounding" | "held" | "blocked" | "interrupted" | "failed" | "ending") => {
    if (turn !== undefined) report({ type, turn });
  };
  const reportTime = () => {
    if (turn === undefined) return;
    report({ type: "time", turn, position: audio.currentTime, duration: secondsOf(audio.duration) });
  };
  const isSounding = () => !audio.paused && !audio.ended;
  const millisecondsLeft = () => ((audio.duration - audio.currentTime) / audio.playbackRate) * 1000;

  /** Reports that the clip is about to end, early enough for the next to follow without a gap. */
  const aimAtEnd = () => {
    clearTimeout(ending);
    const left = millisecondsLeft();
    if (!isSounding() || !(left < aimWithin)) return;
    ending = setTimeout(
      () => {
        if (isSounding() && millisecondsLeft() > lead + 20) aimAtEnd();
        else if (isSounding()) reportType("ending");
      },
      Math.max(0, left - lead),
    );
  };

  const load = ({ turn: next, address }: Clip) => {
    clearTimeout(ending);
    waiting = undefined;
    turn = next;
    // Without certain CORS the attribute would keep the file from sounding at all.
    audio.crossOrigin = address.sendsCors ? "anonymous" : null;
    audio.src = address.url;
    audio.load();
  };
  const loadWaiting = () => {
    if (waiting) load(waiting);
  };

  audio.addEventListener("playing", () => {
    // A browser ignores a position that was set before it could seek.
    if (audio.currentTime < wanted - 1) audio.currentTime = wanted;
    wanted = 0;
    reportType("sounding");
    aimAtEnd();
  });
  audio.addEventListener("waiting", () => reportType("held"));
  audio.addEventListener("error", () => {
    reportType("failed");
    loadWaiting();
  });
  audio.addEventListener("timeupdate", () => {
    reportTime();
    aimAtEnd();
  });
  audio.addEventListener("durationchange", reportTime);
  // An element that has ended is paused by that; only a pause before the end is an interruption.
  audio.addEventListener("pause", () => {
    if (!audio.ended) reportType("interrupted");
  });
  audio.addEventListener("ended", () => {
    clearTimeout(ending);
    if (turn !== undefined) report({ type: "ended", turn, duration: secondsOf(audio.duration) });
    loadWaiting();
  });

  return {
    holds: (asked) => (waiting?.turn ?? turn) === asked,
    load(clip) {
      // What rings out is heard to its end before the element takes something else.
      if (isSounding() && millisecondsLeft() <= ringingTime) waiting = clip;
      else load(clip);
    },
    play(from) {
      loadWaiting();
      wanted = from;
      // Its length was found while it was made ready; the element does not tell of it again.
      reportTime();
      if (Math.abs(audio.currentTime - from) > samePlace) audio.currentTime = from;
      const asked = turn;
      audio.play().catch((error: unknown) => {
        const isBlocked = error instanceof DOMException && error.name === "NotAllowedError";
        if (isBlocked && turn === asked) reportType("blocked");
      });
    },
    pause: () => audio.pause(),
    fadeOut() {
      if (isSounding() && !(millisecondsLeft() <= ringingTime)) audio.pause();
    },
    seek(to) {
      wanted = 0;
      audio.currentTime = to;
    },
    release() {
      clearTimeout(ending);
      waiting = undefined;
      turn = undefined;
      audio.pause();
      audio.removeAttribute("src");
      audio.load();
    },
    setVolumeAndRate(loudness, speed) {
      audio.volume = loudness;
      audio.defaultPlaybackRate = speed;
      audio.playbackRate = speed;
    },
    unlock() {
      if (turn !== undefined) return;
      audio.src = silentSound();
      audio.play().catch(() => undefined);
    },
    position: () => audio.currentTime,
    loudness: soundMeter(audio),
  };
}
