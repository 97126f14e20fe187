/** Read by zod when it loads: without it zod tries `eval`, which the content security policy forbids and reports. */
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

globalThis.__zod_globalConfig = { jitless: true };

export {};
