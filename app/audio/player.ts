import { initialRecitation } from "#app/storage/listening-settings.ts";
import type { Recitation } from "#domain/recitation/recitation.ts";
import type {
  RecitationCommand,
  RecitationEvent,
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
  /** How loud what is heard sounds, 0 to 1; undefined where that cannot be measured. */
  readonly loudness: () => number | undefined;
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
  const running = new Map<RecitationTimer, ReturnType<typeof setTimeout>>();
  const slots = [createAudioSlot(dispatch), createAudioSlot(dispatch)] as const;
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

  function dispatch(event: RecitationEvent): void {
    const before = state;
    const step = reduceRecitation(before, event);
    state = step.state;
    for (const slot of slots) slot.setVolumeAndRate(state.isMuted ? 0 : state.volume / 100, state.speed);
    for (const command of step.commands) obey(command);
    publishRecitation(state);
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
    loudness: () => active.loudness(),
  };
}
