import { following } from "./following.ts";
import { addressesOf, isSamePassage, type Passage } from "./passage.ts";
import type { Clip, Recitation } from "./recitation.ts";
import type { RecitationCommand, Step } from "./recitation-event.ts";
import type { AudioAddress } from "./recording.ts";

/** Longest silence where sound should be, in milliseconds, before a host counts as failed. */
export const stallLimit = 8000;

/** A whole surah is made ready only this many seconds before it is needed: it weighs megabytes. */
const surahLead = 20;

const forgetAll: readonly RecitationCommand[] = [
  { type: "forget", timer: "stall" },
  { type: "forget", timer: "rest" },
];

function bestAddress(state: Recitation, passage: Passage): AudioAddress | undefined {
  const addresses = state.recording ? addressesOf(state.recording, passage) : [];
  return addresses.find(({ host }) => !state.failedHosts.includes(host)) ?? addresses[0];
}

function newClip(state: Recitation, passage: Passage): Clip | undefined {
  const address = bestAddress(state, passage);
  return address && { turn: state.turns + 1, passage, address };
}

const emptySlot = { upcoming: undefined, afterRest: undefined, position: 0, duration: 0 } as const;

/** Plays a passage from this many seconds, using the prepared clip if there is one. */
export function begin(state: Recitation, passage: Passage, from = 0): Step {
  const ready = state.upcoming && isSamePassage(state.upcoming.passage, passage) ? state.upcoming : undefined;
  const clip = ready ?? newClip(state, passage);
  if (!clip) return fail(state);
  const turns = Math.max(state.turns, clip.turn);
  return {
    state: { ...state, ...emptySlot, current: clip, turns, status: "loading", position: from },
    commands: [
      { type: "sound", clip, from },
      { type: "forget", timer: "rest" },
      { type: "wait", timer: "stall", milliseconds: stallLimit },
    ],
  };
}

/** Puts a passage in place without sound. */
export function cue(state: Recitation, passage: Passage, from = 0): Step {
  const clip = newClip(state, passage);
  if (!clip) return fail(state);
  return {
    state: { ...state, ...emptySlot, current: clip, turns: clip.turn, status: "paused", position: from },
    commands: [{ type: "release" }, ...forgetAll],
  };
}

/** Silence with the passage still loaded. */
export function settle(state: Recitation, status: "paused" | "ended"): Step {
  return { state: { ...state, status }, commands: [{ type: "pause" }, ...forgetAll] };
}

/** Gives up: every host was tried and failed. */
export function fail(state: Recitation): Step {
  // Stopping forgets the notice; turns only ever rise, so no two failures bear one number.
  const turns = state.turns + 1;
  const left = { upcoming: undefined, afterRest: undefined, failedHosts: [] };
  return {
    state: { ...state, ...left, turns, status: "failed", notice: { id: turns } },
    commands: [{ type: "release" }, ...forgetAll],
  };
}

/** The clip again from the next host that has not failed; undefined when none is left. */
export function onNextHost(state: Recitation, clip: Clip): { state: Recitation; clip: Clip } | undefined {
  const failedHosts = [...new Set([...state.failedHosts, clip.address.host])];
  const addresses = state.recording ? addressesOf(state.recording, clip.passage) : [];
  const address = addresses.find(({ host }) => !failedHosts.includes(host));
  if (!address) return undefined;
  const turns = state.turns + 1;
  return {
    state: { ...state, failedHosts, turns },
    clip: { turn: turns, passage: clip.passage, address },
  };
}

/** Has the passage that will follow made ready, as soon as its time has come and whenever it has changed. */
export function withUpcoming({ state, commands }: Step): Step {
  if (state.status !== "playing") return { state, commands };
  const next = following(state)?.passage;
  if (!next) return { state: { ...state, upcoming: undefined }, commands };
  const isEarly =
    next.part === "surah" && !(state.duration > 0 && state.duration - state.position <= surahLead);
  if (isEarly || (state.upcoming && isSamePassage(state.upcoming.passage, next))) return { state, commands };
  const upcoming = newClip(state, next);
  if (!upcoming) return { state, commands };
  return {
    state: { ...state, upcoming, turns: upcoming.turn },
    commands: [...commands, { type: "prepare", clip: upcoming }],
  };
}
