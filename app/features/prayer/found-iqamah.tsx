import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useSavedIqamah } from "#app/storage/saved-iqamah.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.ts";
import { calendarDayAt, parseCalendarDay } from "#domain/calendar-day.ts";
import type { Place } from "#domain/places/place.ts";
import type { FittedIqamah } from "#domain/prayer-times/fit-iqamah.ts";
import type { IqamahRule } from "#domain/prayer-times/iqamah.ts";
import { prayers } from "#domain/prayer-times/prayer-name.ts";
import { instantIn } from "#domain/zoned-time.ts";
import { useClockText } from "./clock-text.ts";

type FoundIqamahProps = { readonly found: FittedIqamah; readonly place: Place };

/** The iqamah of a table that was read, to be taken over with one press. */
export function FoundIqamah({ found, place }: FoundIqamahProps) {
  const text = useMessages("prayer");
  const iqamahText = useMessages("iqamah");
  const language = useLanguage();
  const clockText = useClockText(place);
  const showToast = useToast();
  const { changeIqamah } = useSavedIqamah();
  const time = (minute: number) =>
    clockText(instantIn(place.timeZone, calendarDayAt(0), Math.floor(minute / 60), minute % 60));
  const ruleText = (rule: IqamahRule) => {
    if ("after" in rule) return iqamahText("afterAdhan", { minutes: formatNumber(rule.after, language) });
    if ("at" in rule) return time(rule.at);
    const until = parseCalendarDay(rule.until);
    return until ? iqamahText("untilDate", { date: dayText(until, language, "short") }) : "";
  };
  return (
    <section data-iqamah="" className="panel p-4">
      <h3 className="font-medium">{iqamahText("found")}</h3>
      <dl className="mt-2 grid gap-1 text-sm">
        {prayers.map((prayer) => {
          const rule = found.rules[prayer];
          return (
            rule && (
              <div key={prayer} className="flex justify-between gap-3">
                <dt className="text-ink-soft">{text(`name.${prayer}`)}</dt>
                <dd className="text-end tabular-nums">{ruleText(rule)}</dd>
              </div>
            )
          );
        })}
        {found.jumuah !== null && (
          <div className="flex justify-between gap-3">
            <dt className="text-ink-soft">{text("name.jumuah")}</dt>
            <dd className="tabular-nums">{time(found.jumuah)}</dd>
          </div>
        )}
      </dl>
      <Button
        className="mt-3"
        onClick={() => {
          changeIqamah((saved) => ({
            ...saved,
            rules: { ...saved.rules, ...found.rules },
            jumuah: found.jumuah ?? saved.jumuah,
          }));
          showToast({ title: iqamahText("saved") });
        }}
      >
        {iqamahText("saveFound")}
      </Button>
    </section>
  );
}
