/** Zod reads this when it comes: it then builds no code from text, which the page's policy forbids and would report. */
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

globalThis.__zod_globalConfig = { jitless: true };

export {};
