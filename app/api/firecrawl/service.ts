import type { ApiVersion } from "#domain/extraction/wire/requests.ts";

/** The service and its key; "" for a self-hosted server that needs none. */
export type FirecrawlService = {
  readonly base: string;
  readonly version: ApiVersion;
  readonly key: string;
};

/** The clock and the delay between two polls, which tests replace. */
export type Timing = {
  readonly now: () => number;
  /** Milliseconds without a byte after which a call that only reads is given up; ten seconds where it is absent. */
  readonly silence?: number;
  /** Resolves after the delay, or immediately when the signal is aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

export const systemTiming: Timing = {
  now: () => Date.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      signal.addEventListener("abort", end);
    }),
};
