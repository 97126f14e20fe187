import { useEffect, useState } from "react";

const nameOf = (at: number) => `riwaq.chat.${at}`;

/** Writes the answer of a moment, and lets the other tabs of the house know for how long. */
export async function writeAnswer(at: number, write: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return write();
  await navigator.locks.request(nameOf(at), write);
}

/** True once it is known that nobody writes the answer of that moment any more; never while `at` is undefined. */
export function useIsAbandoned(at: number | undefined): boolean {
  const [abandoned, setAbandoned] = useState<number>();
  useEffect(() => {
    if (at === undefined) return;
    const known = () => setAbandoned(at);
    if (!navigator.locks) return known();
    const stop = new AbortController();
    // Granted at once where nobody writes, else when the writer is done or its tab has gone.
    navigator.locks
      .request(nameOf(at), { mode: "shared", signal: stop.signal }, known)
      .catch(() => undefined);
    return () => stop.abort();
  }, [at]);
  return at !== undefined && abandoned === at;
}
