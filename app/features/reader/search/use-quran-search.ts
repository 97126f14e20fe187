import { useEffect, useRef, useState } from "react";
import type { Filter } from "#content/quran-search/index.ts";
import type { Language } from "#domain/language.ts";
import type { FromWorker, SearchAnswer, SearchRequest, ToWorker } from "./search-messages.ts";

const pageSize = 20;
/** Each press of “show more” multiplies the results: 3,000 verses need few presses. */
const growth = 3;

type SearchInput = { readonly query: string; readonly language: Language; readonly filter: Filter };

/** Searches the Quran in a worker. Only the newest query is answered; a blank one is not sent. */
export function useQuranSearch({ query, language, filter }: SearchInput) {
  const [state, setState] = useState(closedSearch);
  const [attempt, setAttempt] = useState(0);
  const [grown, setGrown] = useState({ subject: "", limit: pageSize });
  const client = useRef<SearchClient>(undefined);

  const text = query.trim();
  const subject = JSON.stringify([text, language, filter]);
  const limit = grown.subject === subject ? grown.limit : pageSize;
  const key = `${limit} ${subject}`;
  const hasQuery = text !== "";

  const getClient = () => {
    client.current ??= createSearchClient(setState);
    return client.current;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the whole request; a new attempt sends it again
  useEffect(() => {
    if (!hasQuery) return;
    getClient().find({ kind: "find", key, query: text, language, limit, filter });
  }, [key, hasQuery, attempt]);

  useEffect(
    () => () => {
      client.current?.close();
      client.current = undefined;
    },
    [],
  );

  const { found } = state;
  return {
    ...state,
    /** False while the answer shown is that of an older query. */
    isCurrent: found?.key === key,
    limit,
    open: () => getClient().open(language),
    showMore: () => setGrown({ subject, limit: limit * growth }),
    retry: () => {
      client.current?.close();
      client.current = undefined;
      setState(closedSearch);
      setAttempt((count) => count + 1);
    },
  };
}

export type QuranSearchState = ReturnType<typeof useQuranSearch>;

type SearchPhase =
  | { readonly kind: "closed" | "ready" | "failed" }
  | { readonly kind: "opening"; readonly bytes: number };

/** The state of the search in the page. */
type SearchState = {
  readonly phase: SearchPhase;
  readonly areTextsMissing: boolean;
  /** The newest answer, perhaps to an older query. */
  readonly found: SearchAnswer | undefined;
};

const closedSearch: SearchState = {
  phase: { kind: "closed" },
  areTextsMissing: false,
  found: undefined,
};

/** The state after a message of the worker. */
function reduce(state: SearchState, message: FromWorker): SearchState {
  switch (message.kind) {
    case "opening":
      return { ...state, phase: { kind: "opening", bytes: message.bytes } };
    case "open":
      return { ...state, phase: { kind: "ready" } };
    case "failed":
      return { ...state, phase: { kind: "failed" } };
    case "textsMissing":
      return { ...state, areTextsMissing: true };
    case "found":
      return { ...state, found: message };
  }
}

type SearchClient = {
  readonly open: (language: Language) => void;
  readonly find: (request: SearchRequest) => void;
  readonly close: () => void;
};

/** Starts the worker and reports each change of the state that its messages make. */
function createSearchClient(onChange: (change: (state: SearchState) => SearchState) => void): SearchClient {
  const worker = new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    onChange((state) => reduce(state, data));
  });
  // The script of the worker did not load, or the browser ended the worker.
  worker.addEventListener("error", () => {
    onChange((state) => ({ ...state, phase: { kind: "failed" } }));
  });
  const send = (message: ToWorker) => worker.postMessage(message);
  return {
    open: (language) => send({ kind: "open", language }),
    find: send,
    close: () => worker.terminate(),
  };
}
