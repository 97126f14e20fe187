import { ayahsIn } from "#domain/verse-reference.ts";
import { following } from "./following.ts";
import type { Recitation } from "./recitation.ts";
import type { RecitationReport, Step } from "./recitation-event.ts";
import { begin, fail, onNextHost, settle, stallLimit, withUpcoming } from "./sounding.ts";

/** A shorter file, in seconds, holds no recitation: hosts send empty ones for what they lack. */
const shortestSound = 0.05;

const unchanged = (state: Recitation): Step => ({ state, commands: [] });

function failClip(state: Recitation, turn: number): Step {
  if (state.current?.turn === turn) {
    const next = onNextHost(state, state.current);
    if (!next) return fail(state);
    const { upcoming } = state;
    const isReady = upcoming && !next.state.failedHosts.includes(upcoming.address.host);
    return {
      state: {
        ...next.state,
        current: next.clip,
        upcoming: isReady ? upcoming : undefined,
        status: "loading",
      },
      commands: [
        { type: "sound", clip: next.clip, from: state.position },
        { type: "wait", timer: "stall", milliseconds: stallLimit },
      ],
    };
  }
  if (state.upcoming?.turn !== turn) return unchanged(state);
  const next = onNextHost(state, state.upcoming);
  // It is requested again when it is due; only then is the failure reported.
  if (!next) return unchanged({ ...state, upcoming: undefined });
  return {
    state: { ...next.state, upcoming: next.clip },
    commands: [{ type: "prepare", clip: next.clip }],
  };
}

function isEndOfSurah({ current, range }: Recitation): boolean {
  if (!current) return false;
  const { part, surah, ayah } = current.passage;
  return part === "surah" || (part === "verse" && (ayah === range.to || ayah === ayahsIn(surah)));
}

function end(state: Recitation, duration: number): Step {
  const whole = { ...state, duration, position: duration };
  if (state.sleep === "surah" && isEndOfSurah(state)) return settle({ ...whole, sleep: undefined }, "ended");
  const next = following(whole);
  if (!next) return settle({ ...whole, upcoming: undefined }, "ended");
  const counted = { ...whole, rounds: next.rounds };
  if (next.rest <= 0) return begin(counted, next.passage);
  return {
    state: { ...counted, status: "resting", afterRest: next.passage },
    commands: [
      { type: "forget", timer: "stall" },
      { type: "wait", timer: "rest", milliseconds: Math.round(next.rest * 1000) },
    ],
  };
}

function canFollowImmediately(state: Recitation): boolean {
  const fallsAsleep = state.sleep === "surah" && isEndOfSurah(state);
  return state.upcoming !== undefined && following(state)?.rest === 0 && !fallsAsleep;
}

function handleCurrentReport(
  state: Recitation,
  report: Exclude<RecitationReport, { type: "elapsed" }>,
): Step {
  const isWanted = state.status === "loading" || state.status === "playing";
  switch (report.type) {
    case "sounding":
      if (!isWanted) return { state, commands: [{ type: "pause" }] };
      return withUpcoming({
        state: { ...state, status: "playing" },
        commands: [{ type: "forget", timer: "stall" }],
      });
    case "held":
      if (!isWanted) return unchanged(state);
      return {
        state: { ...state, status: "loading" },
        commands: [{ type: "wait", timer: "stall", milliseconds: stallLimit }],
      };
    case "time":
      if (state.status === "ended" || state.status === "failed") return unchanged(state);
      // While loading, a clip reports position 0; the position to start from is known here.
      if (state.status === "loading") return unchanged({ ...state, duration: report.duration });
      return withUpcoming(unchanged({ ...state, position: report.position, duration: report.duration }));
    case "ending":
      return state.status === "playing" && canFollowImmediately(state)
        ? end(state, state.duration)
        : unchanged(state);
    case "ended":
      if (!isWanted) return unchanged(state);
      return report.duration < shortestSound ? failClip(state, report.turn) : end(state, report.duration);
    case "failed":
      // A paused clip that fails is requested again on the next play.
      return isWanted ? failClip(state, report.turn) : unchanged(state);
    case "blocked":
    case "interrupted":
      return isWanted ? settle(state, "paused") : unchanged(state);
  }
}

/** Applies reports of audio slots and timers; reports about released clips are ignored. */
export function handleReport(state: Recitation, report: RecitationReport): Step {
  if (report.type !== "elapsed") {
    if (state.current?.turn === report.turn) return handleCurrentReport(state, report);
    return report.type === "failed" ? failClip(state, report.turn) : unchanged(state);
  }
  const isWanted = state.status === "loading" || state.status === "playing";
  if (report.timer === "stall")
    return state.current && state.status === "loading"
      ? failClip(state, state.current.turn)
      : unchanged(state);
  if (report.timer === "rest")
    return state.status === "resting" && state.afterRest ? begin(state, state.afterRest) : unchanged(state);
  const awake = { ...state, sleep: undefined };
  return isWanted || state.status === "resting" ? settle(awake, "paused") : unchanged(awake);
}
