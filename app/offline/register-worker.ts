import { offlineShell, pageCache } from "#app/storage/cache-names.ts";

/**
 * Fetches the shell anew, in the language of the open page, whose words are kept too: it is what opens without a
 * network, also for who came by a link that names a language and never chose one.
 */
async function keepOfflineShell(): Promise<void> {
  const cache = await caches.open(pageCache);
  const shell = await fetch(`${offlineShell}?lang=${document.documentElement.lang}`, { cache: "reload" });
  if (!shell.ok) throw new Error(`the shell was answered with ${shell.status}`);
  await cache.put(offlineShell, shell);
}

/** Starts the service worker once the page is idle; a browser without one reads online only. */
export async function registerWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/sw.js", { scope: "/" });
  await navigator.serviceWorker.ready;
  await keepOfflineShell();
}
