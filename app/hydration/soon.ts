/** Milliseconds after the page was opened, for what a person came for although the first load has no room for it. */
export const soonAfter = 1000;

type PageWindow = { riwaqSoon?: Promise<void> };

/**
 * Starts the clock of `soonAfter`; runs in the head of the page (`head-script.ts`), so that a slow phone, whose code
 * comes later than that, waits no longer.
 */
export function startSoon(): void {
  (window as PageWindow).riwaqSoon = new Promise((resolve) => setTimeout(resolve, soonAfter));
}

/** Resolves when the page was opened `soonAfter` ago; undefined where its head did not start the clock. */
export function openedAWhileAgo(): Promise<void> | undefined {
  return (window as PageWindow).riwaqSoon;
}
