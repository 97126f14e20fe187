import { Sunrise, Sunset } from "lucide-react";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useCollection } from "#app/storage/user-data/use-collection.ts";
import { loadAthkar } from "#content/athkar/index.ts";
import { addressOf } from "./athkar-address.ts";
import { devicePrayerDay } from "./device-day.ts";
import { parseSavedProgress } from "./saved-progress.ts";
import { useOfferedSet } from "./set-of-hour.ts";

/** The athkar of this hour with today's count, for the home page, and whether any athkar were ever started. */
export function useAthkarRow() {
  const text = useMessages("home");
  const language = useLanguage();
  const offered = useOfferedSet();
  const { bodies } = useCollection("athkar");
  const hasStarted = bodies.size > 0;
  // Without the texts the row does not say how many there are.
  const { latest: athkar } = useAsync(`athkar ${language}`, () => loadAthkar(language));
  if (!offered) return { hasStarted, row: undefined };
  const saved = parseSavedProgress(bodies.get(offered));
  const counts = saved?.day === devicePrayerDay() ? saved.counts : {};
  const dhikrs = athkar?.categories[offered] ?? [];
  const said = dhikrs.filter(({ id, repetitions }) => (counts[id] ?? 0) >= repetitions).length;
  const Icon = offered === "morning" ? Sunrise : Sunset;
  return {
    hasStarted,
    row: {
      id: "athkar",
      icon: <Icon className="size-5.5" />,
      title: text(`continue.${offered}`),
      detail: dhikrs.length
        ? text("continue.said", {
            said: formatNumber(said, language),
            count: formatNumber(dhikrs.length, language),
          })
        : "",
      progress: dhikrs.length ? said / dhikrs.length : 0,
      href: addressOf(offered),
    },
  };
}
