import { outgoingCache } from "#app/storage/cache-names.ts";

/** Milliseconds for which the code of a version that is gone stays readable: no page stays open longer. */
const readableFor = 30 * 24 * 60 * 60_000;

const stampOf = (name: string) => Number(name.slice(outgoingCache.length));

const isOutgoing = (name: string) => name.startsWith(outgoingCache);

/**
 * Saves the precached code that the version being installed does not have, since the precache deletes it
 * as soon as that version takes over.
 */
export async function cacheOutgoingCode(ownFiles: readonly string[]): Promise<void> {
  const names = await caches.keys();
  const now = Date.now();
  const stale = names.filter((name) => isOutgoing(name) && now - stampOf(name) > readableFor);
  await Promise.all(stale.map((name) => caches.delete(name)));
  const precaches = names.filter((name) => name.includes("-precache-"));
  const own = new Set(ownFiles);
  for (const name of precaches) {
    const precache = await caches.open(name);
    const leaving = (await precache.keys()).filter(({ url }) => !own.has(new URL(url).pathname));
    if (leaving.length === 0) continue;
    const aside = await caches.open(`${outgoingCache}${now}`);
    for (const request of leaving) {
      const code = await precache.match(request);
      if (code) await aside.put(request, code);
    }
  }
}

/** A file of an earlier version; undefined where it was not saved. */
export async function outgoingCode(request: Request): Promise<Response | undefined> {
  if (!new URL(request.url).pathname.startsWith("/assets/")) return undefined;
  for (const name of await caches.keys()) {
    if (!isOutgoing(name)) continue;
    const code = await (await caches.open(name)).match(request);
    if (code) return code;
  }
  return undefined;
}
