import { useSearch } from "wouter";
import { deviceDay, useNow } from "#app/browser/device-clock.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { khatmaPlan } from "#app/storage/plan-places.ts";
import { planOf } from "#app/storage/reading-plan.ts";
import { useCollectionMap } from "#app/storage/user-data/use-collection.ts";
import { loadStructure, quarterPagesOf } from "#content/quran/index.ts";
import { khatmaPageAfter } from "#domain/khatma/khatma.ts";
import { khatmaDayOf } from "#domain/khatma/khatma-day.ts";
import { ayahCount, verseAt } from "#domain/verse-reference.ts";

/** Today's portion of the khatma for which the address opens the reader, and where it ends; undefined for none. */
export function useKhatmaRead() {
  const plan = planOf(useSearch());
  const { entries } = useCollectionMap("khatma");
  const structure = useAsync("structure", loadStructure).value;
  // The day changes at midnight while the page is open.
  useNow();
  const found = [...entries].findLast(([id]) => khatmaPlan(id) === plan);
  if (!found || !structure) return undefined;
  const [id, khatma] = found;
  const today = deviceDay();
  const { portion, isDone } = khatmaDayOf(khatma, today, quarterPagesOf(structure));
  if (!portion) return undefined;
  const page = khatmaPageAfter(khatma, portion.end - 1);
  const verse = verseAt((structure.page[page] ?? ayahCount + 1) - 1);
  return verse && { id, khatma, today, portion, isDone, page, verse };
}
