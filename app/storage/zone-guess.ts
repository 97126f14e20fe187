import { nullable, object, string } from "valibot";
import type { Place } from "#domain/places/place.ts";
import { placeInZone, type ZoneCityFile, zoneFileOf } from "#domain/places/zone-place.ts";
import { placeSchema } from "./place-schema.ts";
import { jsonOf, storedValue } from "./stored-value.ts";

/** The last guess, so that the next visit needs no network; the file's address changes when its cities do. */
type StoredGuess = { readonly zone: string; readonly address: string; readonly place: Place | null };

/** Private by its name: it says roughly where the person is, so it is neither exported nor synced. */
const storedGuess = storedValue<StoredGuess | null>(
  "private.zonePlace",
  jsonOf<StoredGuess | null>(object({ zone: string(), address: string(), place: nullable(placeSchema) })),
  null,
);

/** Milliseconds after which the times are shown for the default place instead. */
const longestWait = 4000;

async function readCities(address: string): Promise<ZoneCityFile> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(longestWait) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

/** The largest city of a time zone; null where the zone has none. Rejects when its file cannot be loaded. */
export async function guessFromZone(zone: string, zoneFile: (file: number) => string): Promise<Place | null> {
  const address = zoneFile(zoneFileOf(zone));
  const stored = storedGuess.read();
  if (stored?.zone === zone && stored.address === address) return stored.place;
  try {
    const place = placeInZone(await readCities(address), zone) ?? null;
    storedGuess.write({ zone, address, place });
    return place;
  } catch (error) {
    // A guess made from an earlier version of the file is better than none.
    if (stored?.zone === zone) return stored.place;
    throw error;
  }
}
