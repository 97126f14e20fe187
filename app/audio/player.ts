import { initialRecitation } from "#app/storage/listening-settings.ts";
import type { Passage } from "#domain/recitation/passage.ts";
import { isActive, type Recitation } from "#domain/recitation/recitation.ts";
import type {
  RecitationCommand,
  RecitationEvent,
  RecitationReport,
  RecitationRequest,
  RecitationTimer,
} from "#domain/recitation/recitation-event.ts";
import { reduceRecitation } from "#domain/recitation/reduce-recitation.ts";
import { createAudioSlot } from "./audio-slot.ts";
import { saveListeningSettings, saveResumePoint } from "./listening-memory.ts";
import { connectMediaSession, type PlayingNames } from "./media-session.ts";
import { publishRecitation } from "./recitation-store.ts";

export type Player = {
  readonly send: (request: RecitationRequest) => void;
  /** How the lock screen names what is playing. */
  readonly nameWith: (names: PlayingNames) => void;
  readonly between: (interlude: Interlude) => void;
  /** Seconds into what is heard, now: the state of the recitation follows it only four times a second. */
  readonly position: () => number;
  /** How loud what is heard sounds, 0 to 1; undefined where that cannot be measured. */
  readonly loudness: () => number | undefined;
};

/** What comes between the end of a verse and what follows it, like its translation. */
export type Interlude = {
  readonly isWanted: (passage: Passage) => boolean;
  /** Resolves when the recitation may go on. */
  readonly play: (passage: Passage) => Promise<void>;
  /** Ends it early: the recitation was paused, or is elsewhere. */
  readonly cut: () => void;
};

/** Seconds of listening after which the resume point is saved again. */
const saveInterval = 5;

/**
 * Carries out the commands of the recitation: two audio elements take turns, one plays while the
 * other loads the next passage.
 */
export function createPlayer(): Player {
  let state = initialRecitation();
  let names: PlayingNames | undefined;
  let savedAt = 0;
  let saved: Recitation | undefined;
  let isUnlocked = false;
  let interlude: Interlude | undefined;
  /** The turn of the clip after which the interlude plays. */
  let turnBefore: number | undefined;
  const running = new Map<RecitationTimer, ReturnType<typeof setTimeout>>();
  const slots = [createAudioSlot(onReport), createAudioSlot(onReport)] as const;
  let [active, idle] = slots;
  // Across tabs only one recitation plays at a time.
  const otherTabs = globalThis.BroadcastChannel && new BroadcastChannel("riwaq.player");
  const showSession = connectMediaSession(send, () => state);

  function startTimer(timer: RecitationTimer, milliseconds: number): void {
    stopTimer(timer);
    running.set(
      timer,
      setTimeout(() => dispatch({ type: "elapsed", timer }), Math.max(0, milliseconds)),
    );
  }

  function stopTimer(timer: RecitationTimer): void {
    clearTimeout(running.get(timer));
    running.delete(timer);
  }

  function obey(command: RecitationCommand): void {
    switch (command.type) {
      case "sound":
        if (idle.holds(command.clip.turn)) {
          const before = active;
          [active, idle] = [idle, active];
          active.play(command.from);
          before.fadeOut();
          return;
        }
        if (!active.holds(command.clip.turn)) active.load(command.clip);
        active.play(command.from);
        return;
      case "prepare":
        idle.load(command.clip);
        return;
      case "seek":
        active.seek(command.to);
        return;
      case "pause":
        active.pause();
        return;
      case "release":
        for (const slot of slots) slot.release();
        return;
      case "wait":
        startTimer(command.timer, command.milliseconds);
        return;
      case "waitUntil":
        startTimer(command.timer, command.epochMs - Date.now());
        return;
      case "forget":
        stopTimer(command.timer);
        return;
    }
  }

  /** Where something comes between two verses, the end of one is reported after it. */
  function onReport(event: RecitationReport): void {
    if (event.type !== "ending" && event.type !== "ended") {
      dispatch(event);
      return;
    }
    const { turn } = event;
    const passage = state.current?.turn === turn ? state.current.passage : undefined;
    const isEmpty = event.type === "ended" && !(event.duration > 0);
    if (!passage || isEmpty || !interlude?.isWanted(passage)) {
      dispatch(event);
      return;
    }
    if (event.type === "ending" || turnBefore === turn) return;
    turnBefore = turn;
    const goOn = () => {
      if (turnBefore !== turn) return;
      turnBefore = undefined;
      dispatch(event);
    };
    interlude.play(passage).then(goOn, goOn);
  }

  function dispatch(event: RecitationEvent): void {
    const before = state;
    const step = reduceRecitation(before, event);
    state = step.state;
    for (const slot of slots) slot.setVolumeAndRate(state.isMuted ? 0 : state.volume / 100, state.speed);
    for (const command of step.commands) obey(command);
    publishRecitation(state);
    if (turnBefore !== undefined && (turnBefore !== state.current?.turn || !isActive(state))) {
      turnBefore = undefined;
      interlude?.cut();
    }
    remember(before);
    if (before !== state) showSession(state, names);
    if (state.status === "playing" && before.status !== "playing") otherTabs?.postMessage("sounding");
  }

  function remember(before: Recitation): void {
    saveListeningSettings(before, state);
    const isElsewhere = before.current?.passage !== state.current?.passage;
    const isLater = Math.abs(state.position - savedAt) >= saveInterval;
    const hasStopped = before.status !== state.status && state.status !== "loading";
    if (!state.current || !(isElsewhere || isLater || hasStopped)) return;
    savedAt = state.position;
    savePlace();
  }

  /** A paused tab must not overwrite the resume point of another one. */
  function savePlace(): void {
    const isOffline =
      saved?.current?.passage === state.current?.passage &&
      saved?.position === state.position &&
      saved?.status === state.status;
    if (isOffline) return;
    saved = state;
    saveResumePoint(state);
  }

  function send(request: RecitationRequest): void {
    if (!isUnlocked) for (const slot of slots) slot.unlock();
    isUnlocked = true;
    dispatch(request);
  }

  if (otherTabs) otherTabs.onmessage = () => dispatch({ type: "pause" });
  addEventListener("pagehide", savePlace);
  return {
    send,
    nameWith(next) {
      names = next;
      showSession(state, names);
    },
    between(next) {
      interlude = next;
    },
    position: () => active.position(),
    loudness: () => active.loudness(),
  };
}
