import { Moon, MoonStar, Sparkles, Sun } from "lucide-react";
import { useEffect, useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useCollection } from "#app/storage/user-data/use-collection.ts";
import { ListRow, ListRows } from "#app/ui/list-row.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { completedIn } from "#domain/counting/athkar-progress.ts";
import { addressOf, type SetName } from "./athkar-address.ts";
import type { SetCounts } from "./athkar-set.ts";
import { DailyReminder } from "./daily-reminder.tsx";
import { devicePrayerDay } from "./device-day.ts";
import { OwnRows } from "./own/own-rows.tsx";
import { parseSavedProgress, progressOf } from "./saved-progress.ts";
import { useOfferedSet } from "./set-of-hour.ts";

const cards = [
  { key: "morning", Icon: Sun, sets: ["morning"] },
  { key: "evening", Icon: Moon, sets: ["evening"] },
  { key: "dailyDuas", Icon: Sparkles, sets: ["duas", "afterPrayer", "waking", "sleep"] },
  { key: "occasions", Icon: MoonStar, sets: ["travel", "mosque"] },
] as const satisfies readonly { key: string; Icon: unknown; sets: readonly SetName[] }[];

/** How much of each set was said on this day of worship; none until the page is hydrated. */
function useCountsToday(sets: SetCounts): (name: SetName) => number {
  const { bodies } = useCollection("athkar");
  const [day, setDay] = useState<string>();
  useEffect(() => {
    const update = () => setDay(devicePrayerDay());
    update();
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);
  return (name) => {
    if (day === undefined) return 0;
    return completedIn(progressOf(parseSavedProgress(bodies.get(name)), day, sets[name]), sets[name]);
  };
}

/** Four cards with rows that lead to the sets, what was said of each today, and the daily reminder. */
export function AthkarEntries({ sets }: { readonly sets: SetCounts }) {
  const text = useMessages("athkar");
  const language = useLanguage();
  const offered = useOfferedSet();
  const countOf = useCountsToday(sets);
  return (
    <article>
      <PageHead title={text("doorsTitle")} about={<p>{text("doorsText")}</p>} />
      <ul className="grid items-start gap-6 pt-2 md:grid-cols-2">
        {cards.map(({ key, Icon, sets: names }) => (
          <li key={key}>
            <h2 className="font-display text-xl">{text(`door.${key}`)}</h2>
            <p className="pt-0.5 pb-2.5 text-pretty text-ink-soft text-sm">{text(`door.${key}Text`)}</p>
            <ListRows label={text(`door.${key}`)}>
              {names.map((name) => {
                const [done, total] = [countOf(name), sets[name].length];
                const [count, size] = [formatNumber(done, language), formatNumber(total, language)];
                return (
                  <li key={name}>
                    <ListRow
                      icon={<Icon strokeWidth={1.75} className="size-5.5" />}
                      title={
                        <>
                          {text(`set.${name}`)}
                          {name === offered && (
                            <span className="ps-2 font-medium text-gold text-sm">{text("now")}</span>
                          )}
                        </>
                      }
                      detail={text("saidOf", { count, total: size })}
                      progress={done / total}
                      href={addressOf(name)}
                    />
                  </li>
                );
              })}
            </ListRows>
          </li>
        ))}
        <li>
          <OwnRows />
        </li>
      </ul>
      <section className="panel mt-8 max-w-page p-4 md:p-6 print:hidden">
        <h2 className="mb-2 font-display text-xl">{text("reminder")}</h2>
        <DailyReminder />
      </section>
    </article>
  );
}
