import { useEffect, useState } from "react";
import { findImported, type ImportedAnswer, type ImportedHadith } from "#app/api/imported-hadith.ts";

type Found = {
  readonly key: string;
  readonly answer: ImportedAnswer;
  readonly rows: readonly ImportedHadith[];
};

/** The server looks no further than this. */
const lastOffset = 1000;

/** What the operator's collections hold for a question, page after page. */
export function useImported(query: string, collection: string) {
  const key = `${collection} ${query}`;
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isMoreAsked, setIsMoreAsked] = useState(false);
  const [failedMore, setFailedMore] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to ask again
  useEffect(() => {
    let isCurrent = true;
    findImported({ query, collection, offset: 0 })
      .then((answer) => {
        if (isCurrent) setFound({ key, answer, rows: answer.results });
      })
      .catch((error: unknown) => {
        console.warn("imported hadith did not come", error);
        if (isCurrent) setFailed(key);
      });
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);

  const current = found?.key === key ? found : undefined;
  const hadithOf = (rows: readonly ImportedHadith[]) =>
    new Set(rows.map((row) => `${row.collection} ${row.number}`)).size;
  const shown = current ? hadithOf(current.rows) : 0;
  return {
    /** Of the question asked before while the next answer is on its way. */
    collections: found?.answer.collections ?? [],
    answer: current?.answer,
    rows: current?.rows ?? [],
    hasFailed: failed === key && !current,
    hasMore: current !== undefined && shown < current.answer.total && shown < lastOffset,
    isMoreAsked,
    hasMoreFailed: failedMore === key,
    retry: () => {
      setFailed(undefined);
      setAttempt((count) => count + 1);
    },
    async more() {
      if (!current || isMoreAsked) return;
      setIsMoreAsked(true);
      setFailedMore(undefined);
      try {
        const answer = await findImported({ query, collection, offset: shown });
        setFound((now) => (now?.key === key ? { ...now, rows: [...now.rows, ...answer.results] } : now));
      } catch (error) {
        console.warn("more imported hadith did not come", error);
        setFailedMore(key);
      }
      setIsMoreAsked(false);
    },
  };
}
