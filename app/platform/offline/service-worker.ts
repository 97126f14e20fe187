/// <reference lib="webworker" />
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { createPartialResponse } from "workbox-range-requests";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { audioCache, offlineShell, pageCache, publishedCache } from "./cache-names.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** Written in by the build: the files that come with the first visit. */
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[];
  /** Written in by the build: the only hosts whose recitations can be kept, since they send CORS. */
  readonly __KEEPABLE_ORIGINS: readonly string[];
};

/** Seconds a slow network is waited for before a page kept earlier is shown. */
const patience = 4;

cleanupOutdatedCaches();
precacheAndRoute([...self.__WB_MANIFEST]);

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** Files whose names carry their hash never change. */
const isHashed = (path: string) => /^\/(assets|texts|search|places)\//.test(path);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHashed(url.pathname),
  new CacheFirst({ cacheName: publishedCache }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/icons/"),
  new CacheFirst({ cacheName: publishedCache }),
);

const freshPage = new NetworkFirst({ cacheName: pageCache, networkTimeoutSeconds: patience });

/** A page from the network, else as it was last seen, else the shell, which draws it from what is kept. */
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === "navigate" && !url.pathname.startsWith("/api/"),
  async (parameters) => {
    try {
      return await freshPage.handle(parameters);
    } catch {
      const shell = await caches.match(offlineShell);
      return shell ?? (await matchPrecache(offlineShell)) ?? Response.error();
    }
  },
);

const keepableOrigins = self.__KEEPABLE_ORIGINS;

async function keptSound(request: Request): Promise<Response> {
  const cache = await caches.open(audioCache);
  const kept = await cache.match(request.url);
  if (!kept) return fetch(request);
  return request.headers.has("range") ? createPartialResponse(request, kept) : kept;
}

/** Recitation kept in a pack is answered from it, in the parts a player asks for; all other sound goes its way. */
registerRoute(
  ({ request, url }) => request.destination === "audio" && keepableOrigins.includes(url.origin),
  ({ request }) => keptSound(request),
);
