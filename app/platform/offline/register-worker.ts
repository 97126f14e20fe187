import { offlineShell, pageCache } from "./cache-names.ts";

/** Fetches the shell anew, in the language of the cookie: it is what opens without a network. */
async function keepOfflineShell(): Promise<void> {
  const cache = await caches.open(pageCache);
  await cache.add(new Request(offlineShell, { cache: "reload" }));
}

/** Starts the service worker once the page is at rest; a browser without one reads online only. */
export async function registerWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/sw.js", { scope: "/" });
  await navigator.serviceWorker.ready;
  await keepOfflineShell();
}
