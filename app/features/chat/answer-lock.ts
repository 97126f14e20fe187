import { useAsync } from "#app/hydration/use-async.ts";

const lockName = (at: number) => `riwaq.chat.${at}`;

/** Runs `write` while it holds the lock of the answer at that time, so that other tabs can tell when it is over. */
export async function withAnswerLock(at: number, write: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return write();
  await navigator.locks.request(lockName(at), write);
}

/** True once it is certain that no tab is writing the answer of that time any more; never while `at` is undefined. */
export function useIsAbandoned(at: number | undefined): boolean {
  const { value } = useAsync(at === undefined ? undefined : String(at), async (signal) => {
    if (at === undefined || !navigator.locks) return true;
    // A shared lock is granted immediately, or as soon as the writing tab is done or gone.
    await navigator.locks.request(lockName(at), { mode: "shared", signal }, () => undefined);
    return true;
  });
  return value === true;
}
