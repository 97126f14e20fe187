import { useCollectionMap } from "#app/storage/user-data/use-collection.ts";
import { useCounters } from "#app/storage/user-data/use-counters.ts";
import { usePauses } from "#app/storage/user-data/use-pauses.ts";
import { userData } from "#app/storage/user-data/user-data.ts";
import { changeToOwe, missedPrayers, owedPrayers } from "#domain/prayer-log/owed-prayers.ts";
import { logDays } from "#domain/prayer-log/prayer-mark.ts";
import type { Prayer } from "#domain/prayer-times/prayer-name.ts";

/** What the person has noted, what is owed, and the pauses. */
export function usePrayerLog() {
  "use memo";
  const marks = useCollectionMap("prayer-log");
  const counters = useCounters("qada");
  const pauses = usePauses();
  const missed = missedPrayers(marks.entries, pauses.pauses);
  /** Makes so many prayers owed, 0 to `mostOwed`; by the counter as it stands now, not as it was last drawn. */
  const owe = (prayer: Prayer, target: (owed: number) => number) => {
    const { totals } = userData.read("qada");
    const now = owedPrayers(totals, missed)[prayer];
    counters.add(prayer, changeToOwe(totals, missed, prayer, target(now)));
  };
  return {
    marks,
    days: logDays(marks.entries),
    owed: owedPrayers(counters.totals, missed),
    owe,
    pauses,
    isReady: marks.isReady && counters.isReady && pauses.isReady,
  };
}

export type PrayerLog = ReturnType<typeof usePrayerLog>;
