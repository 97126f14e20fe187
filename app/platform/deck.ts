import type { Clip } from "#domain/recitation/recitation.ts";
import type { RecitationReport } from "#domain/recitation/recitation-event.ts";
import { silentSound } from "./silent-sound.ts";

/** One audio element that holds one clip at a time and reports what becomes of it. */
export type Deck = {
  readonly holds: (turn: number) => boolean;
  /** Fetches the clip so that it can sound at once. */
  readonly load: (clip: Clip) => void;
  /** Sounds from `from` seconds. */
  readonly sound: (from: number) => void;
  readonly pause: () => void;
  readonly seek: (to: number) => void;
  readonly release: () => void;
  /** Loudness 0 to 1, speed as a factor. */
  readonly tune: (loudness: number, speed: number) => void;
  /** Sounds nothing within a press, so that the element may sound later without one. */
  readonly bless: () => void;
};

/** Further off than this, in seconds, is another place of the clip. */
const samePlace = 0.05;

const secondsOf = (value: number) => (Number.isFinite(value) ? value : 0);

export function createDeck(report: (report: RecitationReport) => void): Deck {
  const audio = new Audio();
  audio.preload = "auto";
  let turn: number | undefined;

  const tell = (type: "sounding" | "held" | "blocked" | "interrupted" | "failed") => {
    if (turn !== undefined) report({ type, turn });
  };
  const tellTime = () => {
    if (turn === undefined) return;
    report({
      type: "time",
      turn,
      position: audio.currentTime,
      duration: secondsOf(audio.duration),
    });
  };
  audio.addEventListener("playing", () => tell("sounding"));
  audio.addEventListener("waiting", () => tell("held"));
  audio.addEventListener("error", () => tell("failed"));
  audio.addEventListener("timeupdate", tellTime);
  audio.addEventListener("durationchange", tellTime);
  // An element that has ended is paused by that; only a pause before the end is an interruption.
  audio.addEventListener("pause", () => {
    if (!audio.ended) tell("interrupted");
  });
  audio.addEventListener("ended", () => {
    if (turn !== undefined) report({ type: "ended", turn, duration: secondsOf(audio.duration) });
  });

  const play = () => {
    const asked = turn;
    audio.play().catch((error: unknown) => {
      const isBlocked = error instanceof DOMException && error.name === "NotAllowedError";
      if (isBlocked && turn === asked) tell("blocked");
    });
  };

  return {
    holds: (asked) => turn === asked,
    load({ turn: next, address }) {
      turn = next;
      // Without certain CORS the attribute would keep the file from sounding at all.
      audio.crossOrigin = address.sendsCors ? "anonymous" : null;
      audio.src = address.url;
      audio.load();
    },
    sound(from) {
      if (Math.abs(audio.currentTime - from) > samePlace) audio.currentTime = from;
      play();
    },
    pause: () => audio.pause(),
    seek(to) {
      audio.currentTime = to;
    },
    release() {
      turn = undefined;
      audio.pause();
      audio.removeAttribute("src");
      audio.load();
    },
    tune(loudness, speed) {
      audio.volume = loudness;
      audio.defaultPlaybackRate = speed;
      audio.playbackRate = speed;
    },
    bless() {
      if (turn !== undefined) return;
      audio.src = silentSound();
      audio.play().catch(() => undefined);
    },
  };
}
