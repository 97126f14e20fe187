/// <reference lib="webworker" />
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from "workbox-precaching";
import { createPartialResponse } from "workbox-range-requests";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import {
  audioCache,
  offlineShell,
  pageCache,
  publishedCache,
  quoteCheckAddress,
  type WorkerRequest,
} from "#app/storage/cache-names.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { cacheOutgoingCode, outgoingCode } from "./outgoing-code.ts";
import { openNoticePage, showNotice } from "./show-notice.ts";
import { takeShare } from "./take-share.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** Written in by the build: the files that come with the first visit. */
  readonly __FIRST_FILES: readonly string[];
  /** Written in by the build: the address of one file with the texts of most of these. */
  readonly __BUNDLE: string;
  /** Written in by the build: the only hosts whose recitations can be kept, since they send CORS. */
  readonly __CACHEABLE_ORIGINS: readonly string[];
  /** Written in by the build: the words and names of each language, and the address of one file with them all. */
  readonly __LANGUAGE_FILES: Readonly<
    Record<string, { readonly files: readonly string[]; readonly bundle: string }>
  >;
};

/** Seconds a slow network is waited for before a page kept earlier is shown. */
const timeout = 4;

cleanupOutdatedCaches();
/** Named once: the build writes the list wherever its name stands. */
const firstFiles = self.__FIRST_FILES;

const precache = new PrecacheController();
precache.addToCacheList(firstFiles.map((url) => ({ url, revision: null })));
registerRoute(new PrecacheRoute(precache));

/** Workbox fetches one file after another, which over a slow network takes minutes: what it needs is there first. */
async function install(event: ExtendableEvent): Promise<void> {
  await cacheOutgoingCode(firstFiles);
  await fetchAhead(await caches.open(precache.strategy.cacheName), firstFiles, self.__BUNDLE);
  await precache.install(event);
}

// A new version waits: open pages continue with the version they were opened with.
self.addEventListener("install", (event) => event.waitUntil(install(event)));
self.addEventListener("activate", (event) => {
  event.waitUntil(precache.activate(event));
  event.waitUntil(self.clients.claim());
});

async function keepLanguage(language: string): Promise<boolean> {
  const { files, bundle } = self.__LANGUAGE_FILES[language] ?? { files: [], bundle: "" };
  return fetchAhead(await caches.open(publishedCache), files, bundle);
}

self.addEventListener("message", (event) => {
  const request = event.data as WorkerRequest;
  if (request.type === "takeOver") event.waitUntil(self.skipWaiting());
  else
    event.waitUntil(keepLanguage(request.language).then((isSaved) => event.ports[0]?.postMessage(isSaved)));
});

const published = new CacheFirst({ cacheName: publishedCache });

/** Files whose names carry their hash or version never change; a pack, which says "force-cache", keeps its own. */
const isHashed = (path: string) => /^\/(assets|texts|search|places|photo-reading)\//.test(path);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isHashed(url.pathname) && request.cache !== "force-cache",
  async (parameters) => (await outgoingCode(parameters.request)) ?? published.handle(parameters),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/icons/"),
  new CacheFirst({ cacheName: publishedCache }),
);

const freshPage = new NetworkFirst({ cacheName: pageCache, networkTimeoutSeconds: timeout });

/** The admin page is for the eyes of an administrator who is signed in now: nothing of it is stored. */
const isStoredPage = ({ pathname }: URL) => !pathname.startsWith("/api/") && pathname !== "/admin";

/** A page from the network, else from the cache, else the shell, which renders it from stored data. */
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && isStoredPage(url),
  async (parameters) => {
    try {
      return await freshPage.handle(parameters);
    } catch {
      const shell = await caches.match(offlineShell);
      return shell ?? (await precache.matchPrecache(offlineShell)) ?? Response.error();
    }
  },
);

/** Which texts the operator has imported: the texts themselves are hashed files, and are found through it offline too. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === "/api/texts",
  new NetworkFirst({ cacheName: publishedCache, networkTimeoutSeconds: timeout }),
);

/** What another app shares never leaves the device. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === quoteCheckAddress,
  ({ request }) => takeShare(request),
  "POST",
);

const cacheableOrigins = self.__CACHEABLE_ORIGINS;

async function cachedSound(request: Request): Promise<Response> {
  const cache = await caches.open(audioCache);
  const saved = await cache.match(request.url);
  if (!saved) return fetch(request);
  return request.headers.has("range") ? createPartialResponse(request, saved) : saved;
}

/** A recitation in a pack is answered from it, in the ranges that a player requests; other audio goes to the network. */
registerRoute(
  ({ request, url }) => request.destination === "audio" && cacheableOrigins.includes(url.origin),
  ({ request }) => cachedSound(request),
);

self.addEventListener("push", (event) => event.waitUntil(showNotice(self.registration, event.data)));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openNoticePage(self.clients, event.notification.tag));
});
