import { useEffect, useState } from "react";

/** What became of a load: undefined while it is under way. */
export type Loaded<Value> = { readonly value: Value } | "failed" | undefined;

/** Loads by a key, again when it changes; an answer that comes too late is left. */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): Loaded<Value> {
  const [held, setHeld] = useState<{ key: string; loaded: Loaded<Value> }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is loaded
  useEffect(() => {
    let isCurrent = true;
    const hold = (loaded: Loaded<Value>) => {
      if (isCurrent) setHeld({ key, loaded });
    };
    load().then(
      (value) => hold({ value }),
      () => hold("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return held?.key === key ? held.loaded : undefined;
}
