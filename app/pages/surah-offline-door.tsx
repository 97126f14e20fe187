"use no memo";

import { useSearch } from "wouter";
import { OfflineDoor } from "#app/features/offline/offline-door.tsx";
import { readingPlaceOf } from "#app/features/reader/reading-place.ts";

/** The door to offline packs, with the surah that is open standing chosen. */
export function SurahOfflineDoor() {
  const { surah } = readingPlaceOf(new URLSearchParams(useSearch()));
  return <OfflineDoor chosen={{ surah }} />;
}
