import { useEffect, useEffectEvent, useState } from "react";

export type AsyncValue<Value> = {
  /** What was loaded for this key; undefined while it loads and when that failed. */
  readonly value: Value | undefined;
  /** The last value that was loaded, for whichever key: what may stay on the screen meanwhile. */
  readonly latest: Value | undefined;
  readonly hasFailed: boolean;
  /** True while it is loaded again after it failed. */
  readonly isRetrying: boolean;
  /** Why loading failed; undefined unless `hasFailed`. */
  readonly error: unknown;
  /** Loads again, after a failure or to renew what is there. */
  readonly retry: () => void;
};

/** What is loaded: a text, or an object that is compared by identity. */
type Key = string | object;

type Loaded<Value> = { readonly key: Key; readonly attempt: number; readonly value: Value };

type Settled<Value> = {
  readonly key: Key;
  readonly attempt: number;
  readonly result: { readonly value: Value } | { readonly error: unknown };
};

/**
 * Loads what the key names when the component is mounted and whenever the key changes; an answer that comes after
 * the key has changed is dropped, and `signal` is aborted. Without a key nothing is loaded. Going back to the key that
 * was loaded last, after another one failed or was left, does not load it again. With `initial` the value
 * of the first key is there from the first rendering, on the server too, and is not loaded.
 */
export function useAsync<Value>(
  key: Key | undefined,
  load: (signal: AbortSignal) => Promise<Value>,
  initial?: Value,
): AsyncValue<Value> {
  const [attempt, setAttempt] = useState(0);
  const first = key === undefined || initial === undefined ? undefined : { key, attempt, value: initial };
  const [settled, setSettled] = useState<Settled<Value> | undefined>(
    first && { key: first.key, attempt, result: { value: first.value } },
  );
  const [loaded, setLoaded] = useState<Loaded<Value> | undefined>(first);

  const run = useEffectEvent((wanted: Key, signal: AbortSignal) => {
    if (settled?.key === wanted && settled.attempt === attempt && "value" in settled.result) return;
    if (loaded?.key === wanted && loaded.attempt === attempt) return;
    const settle = (result: Settled<Value>["result"]) => {
      if (!signal.aborted) setSettled({ key: wanted, attempt, result });
    };
    load(signal).then(
      (value) => {
        if (!signal.aborted) setLoaded({ key: wanted, attempt, value });
        settle({ value });
      },
      (error: unknown) => {
        if (!signal.aborted) console.warn("did not load", wanted, error);
        settle({ error });
      },
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to run again
  useEffect(() => {
    if (key === undefined) return;
    const abort = new AbortController();
    run(key, abort.signal);
    return () => abort.abort();
  }, [key, attempt]);

  const result = key !== undefined && settled?.key === key ? settled.result : undefined;
  const again = result === undefined && key !== undefined && loaded?.key === key ? loaded.value : undefined;
  const isError = result !== undefined && "error" in result;
  const hasFailed = isError && settled?.attempt === attempt;
  return {
    value: result && "value" in result ? result.value : again,
    latest: loaded ? loaded.value : initial,
    hasFailed,
    isRetrying: isError && !hasFailed,
    error: hasFailed ? result.error : undefined,
    retry: () => setAttempt((count) => count + 1),
  };
}
