import { type JobState, readJobState, type WireDocument } from "./answers.ts";

/** The state of a job that is followed over a WebSocket. */
export type WatchState = {
  readonly status: "scraping" | "completed" | "failed";
  readonly documents: readonly WireDocument[];
  readonly total: number;
  readonly completed: number;
  readonly creditsUsed: number;
  readonly error?: string;
};

export const initialWatchState: WatchState = {
  status: "scraping",
  documents: [],
  total: 0,
  completed: 0,
  creditsUsed: 0,
};

function addressOf({ metadata }: WireDocument): string | undefined {
  const address = metadata?.sourceURL ?? metadata?.url;
  return typeof address === "string" ? address : undefined;
}

/** Each page once, because the catch-up message repeats earlier ones. */
function joined(known: readonly WireDocument[], more: readonly WireDocument[]): readonly WireDocument[] {
  const seen = new Set(known.map(addressOf).filter(Boolean));
  return [...known, ...more.filter((page) => !seen.has(addressOf(page)))];
}

function caughtUp(
  state: WatchState,
  { status, total, completed, creditsUsed, data = [] }: JobState,
): WatchState {
  const documents = joined(state.documents, data);
  return {
    status: status === "completed" || status === "failed" ? status : "scraping",
    documents,
    total: Math.max(total, state.total),
    completed: Math.max(completed, documents.length),
    creditsUsed: Math.max(creditsUsed, state.creditsUsed),
  };
}

/** The job after one more message; unreadable messages are ignored. */
export function afterMessage(state: WatchState, message: unknown): WatchState {
  if (typeof message !== "object" || message === null) return state;
  const { type, data, error } = message as { type?: unknown; data?: unknown; error?: unknown };
  if (type === "done") return { ...state, status: "completed" };
  if (type === "error")
    return { ...state, status: "failed", error: typeof error === "string" ? error : "WebSocket error" };
  if (type === "catchup") {
    const job = readJobState(data);
    return job ? caughtUp(state, job) : state;
  }
  if (type !== "document") return state;
  const page = readJobState({ status: "scraping", data: [data] })?.data ?? [];
  const documents = joined(state.documents, page);
  return { ...state, documents, completed: Math.max(state.completed, documents.length) };
}
