import { useSearch } from "wouter";
import { asksForNoPlace, storedLastRead } from "#app/storage/last-read.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";

const ContinueAt = lazyComponent(() => import("./continue-at.tsx").then((link) => link.ContinueAt));

/**
 * Offers the verse where the person stopped last time, where the page was opened before the device knew it: it may come
 * from another device, or from what an earlier version kept.
 */
export function ContinueReading({ address }: { readonly address: string }) {
  const search = useSearch();
  const [verse] = useStoredValue(storedLastRead);
  return verse && asksForNoPlace(search) ? <ContinueAt address={address} verse={verse} /> : null;
}
