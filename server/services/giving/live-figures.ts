import type { LiveAnswer } from "#contract/donations.ts";
import { spreadOverTicks } from "#server/services/spread-over-ticks.ts";

/** Milliseconds between two reads while somebody is subscribed: another process may have written. */
const readEvery = 1000;

/** Called with the figures as JSON: a `LiveAnswer`. */
export type FiguresListener = (figures: string) => void;

export type LiveFigures = {
  /** Calls the listener now and after each change, until the returned function is called. */
  subscribe(listener: FiguresListener): () => void;
  /** Reads now, because something was written here. */
  refresh(): void;
  close(): void;
};

/**
 * One read in a second serves every subscriber, also those who come meanwhile, and its text is made once; without
 * subscribers nothing is read.
 */
export function liveFigures(read: () => Promise<LiveAnswer>): LiveFigures {
  const listeners = new Set<FiguresListener>();
  /** Those of them who have no figures yet. */
  const newcomers = new Set<FiguresListener>();
  let last = "";
  let readAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isReading = false;

  function send(text: string, to: Iterable<FiguresListener>): Promise<void> {
    return spreadOverTicks(to, (listener) => {
      // A later change overtakes this one.
      if (listeners.has(listener) && text === last) listener(text);
    });
  }

  async function readAndSend(): Promise<void> {
    if (isReading || listeners.size === 0) return;
    isReading = true;
    try {
      const text = JSON.stringify(await read());
      const to = [...(text === last ? newcomers : listeners)];
      newcomers.clear();
      last = text;
      readAt = performance.now();
      void send(text, to);
    } catch {
      // The database is away: subscribers still have the last figures.
    } finally {
      isReading = false;
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      timer ??= setInterval(readAndSend, readEvery).unref();
      if (performance.now() - readAt < readEvery) listener(last);
      else {
        newcomers.add(listener);
        void readAndSend();
      }
      return () => {
        listeners.delete(listener);
        newcomers.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    refresh: () => void readAndSend(),
    close() {
      clearInterval(timer);
      listeners.clear();
      newcomers.clear();
    },
  };
}
