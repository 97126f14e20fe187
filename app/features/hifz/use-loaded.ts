import { useEffect, useState } from "react";

export type Loaded<Data> = {
  /** Undefined while it is on its way and when it failed. */
  readonly data: Data | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** Loads what a key names, anew when the key changes. `load` must mean the same for the same key. */
export function useLoaded<Data>(key: string, load: () => Promise<Data>): Loaded<Data> {
  const [loaded, setLoaded] = useState<{ key: string; data: Data }>();
  const [failed, setFailed] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded, an attempt says again
  useEffect(() => {
    let isCurrent = true;
    load()
      .then((data) => {
        if (isCurrent) setLoaded({ key, data });
      })
      .catch((error: unknown) => {
        console.warn("a text did not load", error);
        if (isCurrent) setFailed(key);
      });
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  return {
    data: loaded?.key === key ? loaded.data : undefined,
    hasFailed: failed === key && loaded?.key !== key,
    retry: () => {
      setFailed(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
