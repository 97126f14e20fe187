import { ayahsIn, isVerse } from "#domain/verse-reference.ts";
import { changeSetting, type SettingRequest } from "./change-setting.ts";
import { neighbour } from "./following.ts";
import { boundedRange, opening, type Passage } from "./passage.ts";
import { isActive } from "./playing.ts";
import { type Recitation, silence } from "./recitation.ts";
import type { RecitationRequest, Step } from "./recitation-event.ts";
import { begin, cue, settle } from "./sounding.ts";

type Request<Type> = Extract<RecitationRequest, { type: Type }>;

const unchanged = (state: Recitation): Step => ({ state, commands: [] });

/** Moves to a passage; it plays if something was playing. */
function move(state: Recitation, passage: Passage): Step {
  const rounds = state.rounds && { ...state.rounds, said: 0 };
  return (isActive(state) ? begin : cue)({ ...state, rounds }, passage);
}

function start(state: Recitation, request: Request<"start">): Step {
  const { recording, surah, ayah = 1, to, at = 0, isCued } = request;
  const isWhole = recording.kind === "surahs";
  if (!recording.surahs.includes(surah)) return unchanged(state);
  if (!isWhole && (!isVerse({ surah, ayah }) || (to !== undefined && !isVerse({ surah, ayah: to }))))
    return unchanged(state);
  const from = to === undefined ? 1 : ayah;
  const isOther = state.recording?.id !== recording.id;
  const started: Recitation = {
    ...state,
    recording,
    range: isWhole ? { surah, from: 1, to: 1 } : boundedRange({ surah, from, to: to ?? ayahsIn(surah) }),
    upcoming: undefined,
    rounds: undefined,
    continues: request.continues ?? false,
    isRangeWhole: to !== undefined,
    volume: state.isVolumeChosen ? state.volume : (request.volume ?? silence.volume),
    failedHosts: isOther ? [] : state.failedHosts,
  };
  const passage: Passage = isWhole ? { part: "surah", surah, ayah: 0 } : opening(surah, ayah);
  const isInside = passage.part !== "basmala" && at > 0;
  return (isCued ? cue : begin)(started, passage, isInside ? at : 0);
}

function play(state: Recitation): Step {
  if (!state.current || isActive(state)) return unchanged(state);
  const { passage } = state.current;
  if (state.status === "paused") {
    const step = begin({ ...state, upcoming: state.current }, passage, state.position);
    return { ...step, state: { ...step.state, duration: state.duration } };
  }
  if (state.status === "failed") return begin(state, passage, state.position);
  const again = passage.part === "surah" ? passage : opening(passage.surah, passage.ayah);
  return begin({ ...state, upcoming: undefined }, again);
}

function pause(state: Recitation): Step {
  if (!isActive(state)) return unchanged(state);
  return state.status === "resting" && state.afterRest
    ? cue(state, state.afterRest)
    : settle(state, "paused");
}

function stop(state: Recitation): Step {
  const { state: quiet, commands } = settle(state, "paused");
  const gone = { recording: undefined, current: undefined, upcoming: undefined, afterRest: undefined };
  const still = {
    rounds: undefined,
    isRangeWhole: false,
    sleep: undefined,
    notice: undefined,
    position: 0,
    duration: 0,
    status: "idle",
  } as const;
  return {
    state: { ...quiet, ...gone, ...still },
    commands: [...commands, { type: "forget", timer: "sleep" }, { type: "release" }],
  };
}

function seekTo(state: Recitation, seconds: number): Step {
  const { current, duration, status } = state;
  const isSeekable = status === "playing" || status === "paused" || status === "loading";
  if (!current || current.passage.part === "basmala" || duration <= 0 || !isSeekable) return unchanged(state);
  const to = Math.min(duration, Math.max(0, seconds));
  return { state: { ...state, position: to }, commands: [{ type: "seek", turn: current.turn, to }] };
}

function changeReciter(state: Recitation, { recording }: Request<"reciter">): Step {
  const passage = state.current?.passage;
  if (!passage || recording.id === state.recording?.id) return unchanged(state);
  if (recording.kind !== state.recording?.kind || !recording.surahs.includes(passage.surah))
    return unchanged(state);
  const nextPassage = state.status === "resting" && state.afterRest ? state.afterRest : passage;
  return move({ ...state, recording, upcoming: undefined, failedHosts: [] }, nextPassage);
}

const countOf = (value: number, least: number) => Math.max(least, Math.trunc(value) || 0);

function repeatRange(state: Recitation, request: Request<"rounds">): Step {
  const { from, to, times, pause: gap, each = 1 } = request;
  if (!state.current || state.recording?.kind !== "verses") return unchanged(state);
  const { surah } = state.current.passage;
  const range = boundedRange({ surah, from, to });
  const pauseBetween = Math.max(0, gap || 0);
  const rounds = { times: countOf(times, 0), pause: pauseBetween, done: 0, each: countOf(each, 1), said: 0 };
  // One verse again and again would never let a round end.
  const ready: Recitation = { ...state, range, rounds, isRangeWhole: true, upcoming: undefined };
  return begin(ready, opening(surah, range.from));
}

/** Applies a person's request; requests that are invalid in the current state change nothing. */
export function answerRequest(state: Recitation, request: RecitationRequest): Step {
  switch (request.type) {
    case "start":
      return start(state, request);
    case "play":
      return play(state);
    case "pause":
      return pause(state);
    case "toggle":
      return isActive(state) ? pause(state) : play(state);
    case "stop":
      return stop(state);
    case "next":
    case "previous": {
      const passage = neighbour(state, request.type === "next" ? 1 : -1);
      return passage ? move(state, passage) : unchanged(state);
    }
    case "seek": {
      const percent = Math.min(100, Math.max(0, Math.round(request.percent * 10) / 10));
      return seekTo(state, (percent / 100) * state.duration);
    }
    case "seekBy":
      return seekTo(state, state.position + request.seconds);
    case "reciter":
      return changeReciter(state, request);
    case "rounds":
      return repeatRange(state, request);
    default:
      return changeSetting(state, request satisfies SettingRequest);
  }
}
