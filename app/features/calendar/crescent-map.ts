import { crescentCache } from "#app/storage/cache-names.ts";
import { type CrescentMap, isCrescentMap } from "#domain/crescent/world-map.ts";

/** Undefined for a text that is no map, so that it is computed again. */
function readMap(text: string): CrescentMap | undefined {
  const rows = text.split("\n");
  return isCrescentMap(rows) ? rows : undefined;
}

/**
 * The map of an evening (numbered from 1 January 1970): from the cache, or computed by a worker and cached. Rejects
 * where the worker does not start. Without a cache it is computed each time.
 */
export async function loadCrescentMap(dayNumber: number): Promise<CrescentMap> {
  const cache = await globalThis.caches?.open(crescentCache).catch(() => undefined);
  const address = `/crescents/${dayNumber}`;
  const stored = await cache?.match(address).catch(() => undefined);
  const known = stored && readMap(await stored.text());
  if (known) return known;
  const text = await compute(dayNumber);
  await cache?.put(address, new Response(text)).catch(() => undefined);
  const map = readMap(text);
  if (!map) throw new Error("the map has other rows than expected");
  return map;
}

function compute(dayNumber: number): Promise<string> {
  const worker = new Worker(new URL("./crescent-map-worker.ts", import.meta.url), { type: "module" });
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<string>) => resolve(data));
    worker.addEventListener("error", () => reject(new Error("the worker did not start")));
    worker.postMessage(dayNumber);
  }).finally(() => worker.terminate());
}
