import type { LiveAnswer } from "#contract/donations.ts";

/** Milliseconds between two looks at the sums while somebody watches: another process may have written. */
const lookEvery = 1000;

export type LiveFigures = {
  /** Tells the figures now and after each change, until the given function is called. */
  watch(tell: (figures: LiveAnswer) => void): () => void;
  /** Something was written here: look at once. */
  nudge(): void;
  close(): void;
};

/** One look at the sums serves everybody who watches; nobody watching, nobody looks. */
export function liveFigures(read: () => Promise<LiveAnswer>): LiveFigures {
  const watchers = new Set<(figures: LiveAnswer) => void>();
  let last = "";
  let timer: ReturnType<typeof setInterval> | undefined;
  let isLooking = false;

  async function look(): Promise<void> {
    if (isLooking || watchers.size === 0) return;
    isLooking = true;
    try {
      const figures = await read();
      const text = JSON.stringify(figures);
      if (text !== last) for (const tell of watchers) tell(figures);
      last = text;
    } catch {
      // The database is away: whoever watches keeps what was told last.
    } finally {
      isLooking = false;
    }
  }

  return {
    watch(tell) {
      watchers.add(tell);
      read().then(
        (figures) => watchers.has(tell) && tell(figures),
        () => undefined,
      );
      timer ??= setInterval(look, lookEvery).unref();
      return () => {
        watchers.delete(tell);
        if (watchers.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    nudge: () => void look(),
    close() {
      clearInterval(timer);
      watchers.clear();
    },
  };
}
