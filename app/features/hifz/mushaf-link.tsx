import { BookOpen } from "lucide-react";
import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { memorisingPlan, planParameter } from "#app/storage/plan-places.ts";
import { useCollectionMap } from "#app/storage/user-data/use-collection.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { Passage } from "./hifz-address.ts";

/** Opens a passage in the mushaf, at the verse where the person was in it; the place of the recitation stays. */
export function MushafLink({ passage: { surah, from, to } }: { readonly passage: Passage }) {
  const text = useMessages("hifz");
  const place = useCollectionMap("position").entries.get(memorisingPlan);
  const isInPassage = place?.surah === surah && place.ayah >= from && place.ayah <= to;
  const ayah = isInPassage ? place.ayah : from;
  return (
    <Link
      href={`/digital-quran?surah=${surah}&verse=${ayah}&view=page${planParameter(memorisingPlan)}`}
      className={buttonClass("quiet", "justify-self-start")}
    >
      <BookOpen aria-hidden="true" className="size-4" />
      {text("inMushaf")}
    </Link>
  );
}
