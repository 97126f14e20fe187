import { BookMarked } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { khatmaPlaceKey, memorisingPlan, placeKeyOf } from "#app/storage/plan-places.ts";
import { collectionView, saveRecord, useCollectionMap } from "#app/storage/user-data/use-collection.ts";
import type { Khatma } from "#domain/khatma/khatma.ts";
import { type PortionEndAt, PortionEndFinder } from "./portion-end.tsx";
import { readingPlaceOf } from "./reading-place.ts";

type PlanLineProps = {
  readonly plan: string;
  readonly surah?: number;
  readonly onPortionEnd?: (end: PortionEndAt | undefined) => void;
};

/** The plan that one reads for, with the way back to the recitation. While it is shown, the verse read is the plan's place. */
export function PlanLine({ plan, surah, onPortionEnd }: PlanLineProps) {
  const { entries, isReady } = useCollectionMap("khatma");
  const search = useSearch();
  const [address, navigate] = useLocation();
  const key = isReady ? placeKeyOf(plan, [...entries.keys()]) : undefined;
  useSavedPlace(key);
  const isUnknown = isReady && key === undefined;
  const leave = useEffectEvent(() => {
    const parameters = new URLSearchParams(search);
    parameters.delete("plan");
    navigate(`${address}?${parameters}`, { replace: true, state: history.state });
  });
  // A plan of somebody else, or one that was deleted: what is read is the recitation.
  useEffect(() => {
    if (isUnknown) leave();
  }, [isUnknown]);
  if (key === undefined) return null;
  const khatma = [...entries].find(([id]) => khatmaPlaceKey(id) === key)?.[1];
  return (
    <MoreWords area="khatma">
      <PlanName khatma={khatma} isMemorising={plan === memorisingPlan} address={address} />
      {surah && onPortionEnd && <PortionEndFinder surah={surah} onFound={onPortionEnd} />}
    </MoreWords>
  );
}

type PlanNameProps = {
  readonly khatma: Khatma | undefined;
  readonly isMemorising: boolean;
  readonly address: string;
};

function PlanName({ khatma, isMemorising, address }: PlanNameProps) {
  const text = useMessages("khatma");
  const language = useLanguage();
  const name = khatma?.name || text("from", { page: formatNumber(khatma?.firstPage ?? 1, language) });
  return (
    <p className="flex items-center gap-3 text-sm">
      <Link
        href={isMemorising ? "/learning-methods?tool=today" : "/khatma"}
        className="flex min-h-11 min-w-0 items-center gap-2 text-gold"
      >
        <BookMarked aria-hidden="true" className="size-4 shrink-0" />
        <span className="truncate">{isMemorising ? text("memorising") : name}</span>
      </Link>
      <Link href={address} className="ms-auto flex min-h-11 shrink-0 items-center text-ink-soft underline">
        {text("ownPlace")}
      </Link>
    </p>
  );
}

/** Saves the verse that the address names as the place of a plan, whose key is undefined while it is not known. */
function useSavedPlace(key: string | undefined): void {
  const search = useSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the address is saved
  useEffect(() => {
    if (key === undefined) return;
    const path = location.pathname;
    const save = () => {
      const parameters = new URLSearchParams(location.search);
      // On the way to another page the address is already that page's, or no longer the plan's.
      if (location.pathname !== path || !parameters.has("surah") || !parameters.has("plan")) return;
      const { surah, ayah, problem } = readingPlaceOf(parameters);
      const known = collectionView("position").bodies.get(key) as { surah: number; ayah: number } | undefined;
      if (problem || (known?.surah === surah && known.ayah === ayah)) return;
      saveRecord("position", key, { surah, ayah });
    };
    const onVisibilityChange = () => document.visibilityState === "hidden" && save();
    save();
    addEventListener("pagehide", save);
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => {
      removeEventListener("pagehide", save);
      document.removeEventListener("visibilitychange", onVisibilityChange);
    };
  }, [search, key]);
}
