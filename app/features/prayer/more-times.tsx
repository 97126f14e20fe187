import type { ReactNode } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { dayPeriods, forbiddenPeriods, isWithin, type Period } from "#domain/prayer-times/day-periods.ts";
import { prayers } from "#domain/prayer-times/prayer-name.ts";
import type { TimetableDay } from "#domain/prayer-times/timetable.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { useClockText } from "./clock-text.ts";
import type { PrayerCalculation } from "./use-prayer-calculation.ts";

type MoreTimesProps = {
  readonly today: TimetableDay;
  readonly nextFajr: Instant | null;
  readonly now: Instant;
  readonly setting: PrayerCalculation;
};

/** The ends of the prayers, the times without voluntary prayer, and duha, each with its source. */
export function MoreTimes({ today, nextFajr, now, setting }: MoreTimesProps) {
  const text = useMessages("prayer");
  const more = useMessages("prayermore");
  const clockText = useClockText(setting.place);
  const { ends, lastIsha, forbidden, duha } = dayPeriods(today, nextFajr);
  const rangeText = (period: Period | null) =>
    period ? more("range", { from: clockText(period.from), until: clockText(period.until) }) : "—";
  return (
    <>
      <p className="py-2 text-ink-soft text-sm">{more("nightSource")}</p>
      <Group name={more("duha")} source={more("duhaSource")}>
        <Row name="duha" title={more("duha")} isNow={isWithin(now, duha)}>
          {rangeText(duha)}
        </Row>
      </Group>
      <Group name={more("ends")} source={more("endsSource", { fajr: clockText(lastIsha) })}>
        {prayers.map((prayer) => (
          <Row key={prayer} name={`end-${prayer}`} title={text(`name.${prayer}`)} isNow={false}>
            {clockText(ends[prayer])}
          </Row>
        ))}
      </Group>
      <Group name={more("forbidden")} source={more("forbiddenSource")}>
        {forbiddenPeriods.map((period) => (
          <Row
            key={period}
            name={period}
            title={more(`forbidden.${period}`)}
            isNow={isWithin(now, forbidden[period])}
          >
            {rangeText(forbidden[period])}
          </Row>
        ))}
      </Group>
    </>
  );
}

type GroupProps = { readonly name: string; readonly source: string; readonly children: ReactNode };

function Group({ name, source, children }: GroupProps) {
  return (
    <section aria-label={name} className="border-line border-t pt-3 pb-2">
      <h3 className="font-medium text-[0.9375rem]">{name}</h3>
      <dl className="divide-y divide-line">{children}</dl>
      <p className="py-2 text-ink-soft text-sm">{source}</p>
    </section>
  );
}

type RowProps = {
  readonly name: string;
  readonly title: string;
  readonly isNow: boolean;
  readonly children: ReactNode;
};

function Row({ name, title, isNow, children }: RowProps) {
  const text = useMessages("prayer");
  return (
    <div
      data-period={name}
      aria-current={isNow ? "time" : undefined}
      className="flex min-h-11 items-center justify-between gap-3 text-[0.9375rem] aria-[current]:font-semibold aria-[current]:text-gold"
    >
      <dt className="min-w-0">
        {title}
        {isNow && <span className="ps-2 text-xs">{text("isNow")}</span>}
      </dt>
      <dd className="shrink-0 whitespace-nowrap tabular-nums">{children}</dd>
    </div>
  );
}
