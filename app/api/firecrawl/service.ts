import type { ApiVersion } from "#domain/extraction/wire/requests.ts";

/** The service and its key; "" for a self-hosted server that needs none. */
export type FirecrawlService = {
  readonly base: string;
  readonly version: ApiVersion;
  readonly key: string;
};

/** The clock and the wait between two polls, which tests replace. */
export type Pace = {
  readonly now: () => number;
  /** Resolves after so many milliseconds, or at once when the signal is aborted. */
  readonly rest: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

export const realPace: Pace = {
  now: () => Date.now(),
  rest: (milliseconds, signal) =>
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
