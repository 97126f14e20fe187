import { packSubject } from "#domain/offline-pack/pack-id.ts";
import { cachedAddresses, packRecords } from "./pack-files.ts";

/** How many recitations of surahs are complete on this device; 0 where the browser stores none. */
export async function savedRecitations(): Promise<number> {
  try {
    const records = (await packRecords()).filter(({ id }) => packSubject(id)?.kind === "audio");
    const isWhole = await Promise.all(
      records.map(async ({ shelf, addresses }) => {
        const there = await cachedAddresses(shelf, addresses);
        return addresses.length > 0 && addresses.every((address) => there.has(address));
      }),
    );
    return isWhole.filter(Boolean).length;
  } catch {
    return 0;
  }
}
