import type { Tasbih } from "#domain/counting/tasbih.ts";

/** Where the count stands. Only what shows it follows it: a tap must not draw the whole page. */
export type Counter = {
  readonly read: () => Tasbih;
  readonly show: (tasbih: Tasbih) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createCounter(begun: Tasbih): Counter {
  let shown = begun;
  const listeners = new Set<() => void>();
  return {
    read: () => shown,
    show: (tasbih) => {
      shown = tasbih;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
