import { useEffect, useRef, useState } from "react";
import type { Filter } from "#content/quran-search/index.ts";
import type { Language } from "#domain/language.ts";
import { closedSearch, type SearchLine, searchLine } from "./search-line.ts";
import type { Question } from "./search-messages.ts";

const pageSize = 20;
/** Each further step shows more at once: a word of three thousand verses is reached in few steps. */
const growth = 3;

type Asked = { readonly query: string; readonly language: Language; readonly filter: Filter };

/** Looks up what is asked in a worker; only the newest question is answered. A blank query asks nothing. */
export function useQuranSearch({ query, language, filter }: Asked) {
  const [state, setState] = useState(closedSearch);
  const [attempt, setAttempt] = useState(0);
  const [grown, setGrown] = useState({ subject: "", limit: pageSize });
  const line = useRef<SearchLine>(undefined);

  const text = query.trim();
  const subject = JSON.stringify([text, language, filter]);
  const limit = grown.subject === subject ? grown.limit : pageSize;
  const key = `${limit} ${subject}`;
  const isAsked = text !== "";

  const getLine = () => {
    line.current ??= searchLine(setState);
    return line.current;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all that is asked; a new attempt asks again
  useEffect(() => {
    if (!isAsked) return;
    const question: Question = { kind: "find", key, query: text, language, limit, filter };
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
