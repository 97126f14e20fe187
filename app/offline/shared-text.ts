import { quoteCheckAddress, sharedCache } from "#app/storage/cache-names.ts";

/** The text that another app has shared, which is deleted by that; undefined if there is none. */
export async function takeSharedText(): Promise<string | undefined> {
  if (!("caches" in globalThis)) return undefined;
  try {
    const cache = await caches.open(sharedCache);
    const shared = await cache.match(quoteCheckAddress);
    const text = await shared?.text();
    await cache.delete(quoteCheckAddress);
    return text;
  } catch (error) {
    console.warn("a shared text was not read", error);
    return undefined;
  }
}
