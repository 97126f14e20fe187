import { array, custom, object, picklist, pipe, transform, unknown } from "valibot";
import { audioCache, packCache, publishedCache } from "#app/storage/cache-names.ts";
import { parseWith } from "#app/storage/stored-value.ts";
import { type PackId, packSubject } from "#domain/offline-pack/pack-id.ts";
import type { PackCache } from "#domain/offline-pack/pack-plan.ts";

/** A pack that was requested, with the addresses its files are stored under. */
export type PackRecord = {
  readonly id: PackId;
  readonly shelf: PackCache;
  readonly addresses: readonly string[];
};

const cacheOf = { texts: publishedCache, recitations: audioCache } as const;

const recordAddress = (id: PackId) => `/packs/${id}`;

const whole = (address: string) => new URL(address, location.origin).href;

const recordSchema = object({
  id: custom<PackId>((id) => typeof id === "string" && packSubject(id) !== undefined),
  shelf: picklist(["texts", "recitations"]),
  addresses: pipe(
    array(unknown()),
    transform((addresses) => addresses.filter((address) => typeof address === "string")),
  ),
});

/** Every pack that was requested on this device. */
export async function packRecords(): Promise<readonly PackRecord[]> {
  const cache = await caches.open(packCache);
  const answers = await cache.matchAll();
  const records = await Promise.all(answers.map((answer) => answer.json().catch(() => ({}))));
  return records.flatMap((json) => parseWith(recordSchema, json) ?? []);
}

export async function writeRecord(record: PackRecord): Promise<void> {
  const cache = await caches.open(packCache);
  await cache.put(recordAddress(record.id), Response.json(record));
}

export async function deletePackRecord(id: PackId): Promise<void> {
  const cache = await caches.open(packCache);
  await cache.delete(recordAddress(id));
}

/** Which of the addresses are stored on the device. */
export async function cachedAddresses(shelf: PackCache, asked: readonly string[]): Promise<Set<string>> {
  const cache = await caches.open(cacheOf[shelf]);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return new Set(asked.filter((address) => there.has(whole(address))));
}

/** Stores a file under its address. Rejects with QuotaExceededError when storage is full. */
export async function storePackFile(shelf: PackCache, address: string, file: Blob): Promise<void> {
  const cache = await caches.open(cacheOf[shelf]);
  // A new response from its bytes: complete, and with a length from which byte ranges can be served.
  const headers = { "content-type": file.type, "content-length": String(file.size) };
  await cache.put(address, new Response(file, { headers }));
}

export async function deletePackFiles(shelf: PackCache, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheOf[shelf]);
  await Promise.all(addresses.map((address) => cache.delete(address)));
}
