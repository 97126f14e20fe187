import { useSearch } from "wouter";
import { OfflineTrigger } from "#app/features/offline/offline-trigger.tsx";
import { readingPlaceOf } from "#app/features/reader/reading/reading-place.ts";

/** The door to offline packs, with the surah that is open standing chosen. */
export function SurahOfflineTrigger() {
  const { surah } = readingPlaceOf(new URLSearchParams(useSearch()));
  return <OfflineTrigger chosen={{ surah }} />;
}
