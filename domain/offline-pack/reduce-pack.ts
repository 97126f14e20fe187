import { isInProgress, type PackEvent, type PackState, type PackStep } from "./pack-state.ts";

const unchanged = (state: PackState): PackStep => ({ state, commands: [] });

/** Number of files on the device, at most the total. */
const within = (done: number, total: number) => Math.min(Math.max(0, done), total);

function look(state: PackState, event: Extract<PackEvent, { type: "found" }>): PackStep {
  if (isInProgress(state) || state.status === "erasing") return unchanged(state);
  const { total, isRequested } = event;
  const done = within(event.done, total);
  const isWhole = total > 0 && done === total;
  // Files that were only opened do not make a saved pack, even if all are there.
  const status = !isRequested
    ? "absent"
    : isWhole
      ? "saved"
      : state.status === "failed"
        ? "failed"
        : "paused";
  return unchanged({ ...state, status, total, done, error: status === "failed" ? state.error : undefined });
}

function whole(state: PackState): PackStep {
  return { state: { ...state, status: "saved" }, commands: [{ type: "seal" }] };
}

/** The reducer of a pack: from a state and an event to the next state and its effects. */
export function reducePack(state: PackState, event: PackEvent): PackStep {
  const isLate = "run" in event && event.run !== state.run;
  if (isLate) return unchanged(state);
  switch (event.type) {
    case "found":
      return look(state, event);
    case "keep": {
      if (isInProgress(state) || state.status === "erasing" || state.status === "saved")
        return unchanged(state);
      const run = state.run + 1;
      return {
        state: { ...state, status: "checking", received: 0, run, error: undefined },
        commands: [{ type: "check", run }],
      };
    }
    case "checked": {
      if (state.status !== "checking") return unchanged(state);
      const { total } = event;
      const started: PackState = { ...state, status: "saving", total, done: within(event.done, total) };
      if (started.done === total) return whole(started);
      return { state: started, commands: [{ type: "fetch", run: event.run }] };
    }
    case "arrived": {
      if (state.status !== "saving") return unchanged(state);
      const done = within(state.done + 1, state.total);
      const next = { ...state, done, received: state.received + Math.max(0, event.bytes) };
      return done === state.total ? whole(next) : unchanged(next);
    }
    case "broke":
      if (!isInProgress(state)) return unchanged(state);
      return { state: { ...state, status: "failed", error: event.error }, commands: [{ type: "halt" }] };
    case "pause":
      if (!isInProgress(state)) return unchanged(state);
      return { state: { ...state, status: "paused" }, commands: [{ type: "halt" }] };
    case "erase":
      if (state.status === "erasing" || state.status === "unknown") return unchanged(state);
      return {
        state: { ...state, status: "erasing", error: undefined },
        commands: [{ type: "halt" }, { type: "erase" }],
      };
    case "erased":
      if (state.status !== "erasing") return unchanged(state);
      return unchanged({ ...state, status: "absent", done: 0, received: 0 });
  }
}
