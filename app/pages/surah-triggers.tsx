import { BookOpenCheck } from "lucide-react";
import { Link, useSearch } from "wouter";
import { hifzAddress } from "#app/features/hifz/hifz-address.ts";
import { OfflineTrigger } from "#app/features/offline/offline-trigger.tsx";
import { readingPlaceOf } from "#app/features/reader/reading/reading-place.ts";
import { TajweedTrigger } from "#app/features/tajweed/layer/tajweed-trigger.tsx";
import { useMessages } from "#app/i18n/messages.tsx";
import { ayahsIn } from "#domain/verse-reference.ts";

/** Opens the offline packs with the current surah selected. */
function SurahOfflineTrigger() {
  const { surah } = readingPlaceOf(new URLSearchParams(useSearch()));
  return <OfflineTrigger chosen={{ surah }} />;
}

/** Number of verses a memorization session starts with. */
const versesPerSession = 10;

/** Links from the current surah to saving it offline, its tajweed and memorizing it. */
export function SurahTriggers() {
  const text = useMessages("studying");
  const { surah, ayah } = readingPlaceOf(new URLSearchParams(useSearch()));
  const to = Math.min(ayahsIn(surah), ayah + versesPerSession - 1);
  return (
    <>
      <SurahOfflineTrigger />
      <TajweedTrigger surah={surah} />
      <Link
        href={hifzAddress("hide", { surah, from: ayah, to })}
        aria-label={text("memorise")}
        title={text("memorise")}
        className="inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-raised hover:text-ink print:hidden"
      >
        <BookOpenCheck aria-hidden="true" className="size-5" />
      </Link>
    </>
  );
}
