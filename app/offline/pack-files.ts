import { audioCache, packCache, publishedCache } from "#app/storage/cache-names.ts";
import { type PackId, packSubject } from "#domain/offline-pack/pack-id.ts";
import type { PackShelf } from "#domain/offline-pack/pack-plan.ts";

/** A pack that was asked for: the addresses its files are kept under. */
export type PackRecord = {
  readonly id: PackId;
  readonly shelf: PackShelf;
  readonly addresses: readonly string[];
};

const cacheOf = { texts: publishedCache, recitations: audioCache } as const;

const recordAddress = (id: PackId) => `/packs/${id}`;

const whole = (address: string) => new URL(address, location.origin).href;

function readRecord(json: unknown): PackRecord | undefined {
  const { id, shelf, addresses } = json as Partial<Record<keyof PackRecord, unknown>>;
  const isKnown = typeof id === "string" && packSubject(id) !== undefined;
  if (!isKnown || (shelf !== "texts" && shelf !== "recitations") || !Array.isArray(addresses))
    return undefined;
  return { id: id as PackId, shelf, addresses: addresses.filter((address) => typeof address === "string") };
}

/** Every pack that was asked for on this device. */
export async function packRecords(): Promise<readonly PackRecord[]> {
  const cache = await caches.open(packCache);
  const answers = await cache.matchAll();
  const records = await Promise.all(answers.map((answer) => answer.json().catch(() => ({}))));
  return records.flatMap((json) => readRecord(json) ?? []);
}

export async function writeRecord(record: PackRecord): Promise<void> {
  const cache = await caches.open(packCache);
  await cache.put(recordAddress(record.id), Response.json(record));
}

export async function deletePackRecord(id: PackId): Promise<void> {
  const cache = await caches.open(packCache);
  await cache.delete(recordAddress(id));
}

/** Which of some addresses lie on the device. */
export async function addressesThere(shelf: PackShelf, asked: readonly string[]): Promise<Set<string>> {
  const cache = await caches.open(cacheOf[shelf]);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return new Set(asked.filter((address) => there.has(whole(address))));
}

/** Lays a file down under its address. Rejects with QuotaExceededError when there is no room. */
export async function storePackFile(shelf: PackShelf, address: string, file: Blob): Promise<void> {
  const cache = await caches.open(cacheOf[shelf]);
  // Made anew from its bytes: whole, and with a length that parts can be cut from.
  const headers = { "content-type": file.type, "content-length": String(file.size) };
  await cache.put(address, new Response(file, { headers }));
}

export async function deletePackFiles(shelf: PackShelf, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheOf[shelf]);
  await Promise.all(addresses.map((address) => cache.delete(address)));
}
