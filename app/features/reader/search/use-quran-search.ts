import { useEffect, useRef, useState } from "react";
import type { Filter } from "#content/quran-search/index.ts";
import type { Language } from "#domain/language.ts";
import type { FromWorker, SearchAnswer, SearchRequest, ToWorker } from "./search-messages.ts";

const pageSize = 20;
/** Each further step shows more at once: a word of three thousand verses is reached in few steps. */
const growth = 3;

type SearchInput = { readonly query: string; readonly language: Language; readonly filter: Filter };

/** Looks up what is asked in a worker; only the newest question is answered. A blank query asks nothing. */
export function useQuranSearch({ query, language, filter }: SearchInput) {
  const [state, setState] = useState(closedSearch);
  const [attempt, setAttempt] = useState(0);
  const [grown, setGrown] = useState({ subject: "", limit: pageSize });
  const line = useRef<SearchClient>(undefined);

  const text = query.trim();
  const subject = JSON.stringify([text, language, filter]);
  const limit = grown.subject === subject ? grown.limit : pageSize;
  const key = `${limit} ${subject}`;
  const isAsked = text !== "";

  const getLine = () => {
    line.current ??= createSearchClient(setState);
    return line.current;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all that is asked; a new attempt asks again
  useEffect(() => {
    if (!isAsked) return;
    const question: SearchRequest = { kind: "find", key, query: text, language, limit, filter };
    getLine().ask(question);
  }, [key, isAsked, attempt]);

  useEffect(
    () => () => {
      line.current?.close();
      line.current = undefined;
    },
    [],
  );

  const { found } = state;
  return {
    ...state,
    /** False while the answer shown is an older question's. */
    isCurrent: found?.key === key,
    limit,
    open: () => getLine().open(language),
    showMore: () => setGrown({ subject, limit: limit * growth }),
    retry: () => {
      line.current?.close();
      line.current = undefined;
      setState(closedSearch);
      setAttempt((count) => count + 1);
    },
  };
}

export type QuranSearchState = ReturnType<typeof useQuranSearch>;

type SearchPhase =
  | { readonly kind: "closed" | "ready" | "failed" }
  | { readonly kind: "opening"; readonly bytes: number };

/** All that the page knows of its search. */
type SearchState = {
  readonly phase: SearchPhase;
  readonly areTextsMissing: boolean;
  /** The newest answer, perhaps to an older question. */
  readonly found: SearchAnswer | undefined;
};

const closedSearch: SearchState = {
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

type SearchClient = {
  readonly open: (language: Language) => void;
  readonly ask: (question: SearchRequest) => void;
  readonly close: () => void;
};

/** Starts the worker and tells of every change it brings. */
function createSearchClient(onChange: (change: (state: SearchState) => SearchState) => void): SearchClient {
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
