import type { Language } from "#domain/language.ts";
import type { Found, FromWorker, Question, ToWorker } from "./search-messages.ts";

export type SearchPhase =
  | { readonly kind: "closed" | "ready" | "failed" }
  | { readonly kind: "opening"; readonly bytes: number };

/** All that the page knows of its search. */
export type SearchState = {
  readonly phase: SearchPhase;
  readonly areTextsMissing: boolean;
  /** The newest answer, perhaps to an older question. */
  readonly found: Found | undefined;
};

export const closedSearch: SearchState = {
  phase: { kind: "closed" },
  areTextsMissing: false,
  found: undefined,
};

/** The state after a word from the worker. */
function playing(state: SearchState, words: FromWorker): SearchState {
  switch (words.kind) {
    case "opening":
      return { ...state, phase: { kind: "opening", bytes: words.bytes } };
    case "open":
      return { ...state, phase: { kind: "ready" } };
    case "failed":
      return { ...state, phase: { kind: "failed" } };
    case "textsMissing":
      return { ...state, areTextsMissing: true };
    case "found":
      return { ...state, found: words };
  }
}

export type SearchLine = {
  readonly open: (language: Language) => void;
  readonly ask: (question: Question) => void;
  readonly close: () => void;
};

/** Starts the worker and tells of every change it brings. */
export function searchLine(onChange: (change: (state: SearchState) => SearchState) => void): SearchLine {
  const worker = new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    onChange((state) => playing(state, data));
  });
  // Its own script did not load, or it was ended.
  worker.addEventListener("error", () => {
    onChange((state) => ({ ...state, phase: { kind: "failed" } }));
  });
  const send = (words: ToWorker) => worker.postMessage(words);
  return {
    open: (language) => send({ kind: "open", language }),
    ask: send,
    close: () => worker.terminate(),
  };
}
