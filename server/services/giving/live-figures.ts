import type { LiveAnswer } from "#contract/donations.ts";

/** Milliseconds between two reads while somebody is subscribed: another process may have written. */
const readEvery = 1000;

export type LiveFigures = {
  /** Calls the listener now and after each change, until the returned function is called. */
  subscribe(listener: (figures: LiveAnswer) => void): () => void;
  /** Reads now, because something was written here. */
  refresh(): void;
  close(): void;
};

/** One read serves every subscriber; without subscribers nothing is read. */
export function liveFigures(read: () => Promise<LiveAnswer>): LiveFigures {
  const listeners = new Set<(figures: LiveAnswer) => void>();
  let last = "";
  let timer: ReturnType<typeof setInterval> | undefined;
  let isReading = false;

  async function readAndSend(): Promise<void> {
    if (isReading || listeners.size === 0) return;
    isReading = true;
    try {
      const figures = await read();
      const text = JSON.stringify(figures);
      if (text !== last) for (const listener of listeners) listener(figures);
      last = text;
    } catch {
      // The database is away: subscribers still have the last figures.
    } finally {
      isReading = false;
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      read().then(
        (figures) => listeners.has(listener) && listener(figures),
        () => undefined,
      );
      timer ??= setInterval(readAndSend, readEvery).unref();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    refresh: () => void readAndSend(),
    close() {
      clearInterval(timer);
      listeners.clear();
    },
  };
}
