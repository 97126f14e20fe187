import { Brain } from "lucide-react";
import { Link, useSearch } from "wouter";
import { hifzAddress } from "#app/features/hifz/hifz-address.ts";
import { readingPlaceOf } from "#app/features/reader/reading/reading-place.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { chipClass } from "#app/ui/choices.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useSettledPart } from "#app/ui/use-settled-part.ts";
import { ayahsIn } from "#domain/verse-reference.ts";

/** Keeps the room of a chip whose code is still to come, so that nothing beside it moves. */
function ChipRoom({ label }: { readonly label: string }) {
  return (
    <span aria-hidden="true" className={`${chipClass} invisible`}>
      <span className="size-4" />
      {label}
    </span>
  );
}

const TajweedRoom = () => <ChipRoom label={useMessages("studying")("tajweed")} />;
const OfflineRoom = () => <ChipRoom label={useMessages("shell")("keepOffline")} />;

const OfflineTrigger = lazyComponent(
  () => import("#app/features/offline/offline-trigger.tsx").then((file) => file.OfflineTrigger),
  <OfflineRoom />,
);
const TajweedTrigger = lazyComponent(
  () => import("#app/features/tajweed/layer/tajweed-trigger.tsx").then((file) => file.TajweedTrigger),
  <TajweedRoom />,
);

/** Number of verses a memorization session starts with. */
const versesPerSession = 10;

/** Links from the current surah to saving it offline, its tajweed and memorizing it. */
export function SurahTriggers() {
  const text = useMessages("studying");
  const hasTajweed = useSettledPart(TajweedTrigger);
  const hasOffline = useSettledPart(OfflineTrigger);
  const { surah, ayah } = readingPlaceOf(new URLSearchParams(useSearch()));
  const to = Math.min(ayahsIn(surah), ayah + versesPerSession - 1);
  return (
    <>
      {hasTajweed ? <TajweedTrigger surah={surah} /> : <TajweedRoom />}
      <Link
        href={hifzAddress("hide", { surah, from: ayah, to })}
        aria-label={text("memorise")}
        className={chipClass}
      >
        <Brain aria-hidden="true" className="size-4" />
        {text("memoriseShort")}
      </Link>
      {hasOffline ? <OfflineTrigger chosen={{ surah }} isChip /> : <OfflineRoom />}
    </>
  );
}
