import type { ReactNode } from "react";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { calculationMethod, methodAuthorities } from "#content/calculation-methods/index.ts";
import { explainedTime, type TimeBasis } from "#domain/prayer-times/explained-time.ts";
import type { DayMark } from "#domain/prayer-times/prayer-name.ts";
import type { Substitute } from "#domain/prayer-times/substitute.ts";
import type { TimetableDay } from "#domain/prayer-times/timetable.ts";
import { useClockText } from "./clock-text.ts";
import type { PrayerCalculation } from "./use-prayer-calculation.ts";

type WhyPanelProps = {
  readonly mark: DayMark;
  readonly day: TimetableDay;
  readonly setting: PrayerCalculation;
  readonly onClose: () => void;
};

/** Explains a time in words: angle, method, authority, rounding and adjustments. */
export function WhyPanel({ mark, day, setting, onClose }: WhyPanelProps) {
  const text = useMessages("prayer");
  const part = useMessages("prayerparts");
  const more = useMessages("prayermore");
  const language = useLanguage();
  const clockText = useClockText(setting.place);
  const basisText = useBasisText();
  const why = explainedTime(mark, setting.place, day, setting.calculation);
  const method = calculationMethod(why.method);
  const { authority, authorityLanguage, source } = methodAuthorities[method.id];
  const signed = (minutes: number) =>
    part("minutes", {
      minutes: formatNumber(minutes, language, { signDisplay: "exceptZero" }),
    });
  const prayer = text(`name.${mark}`);
  return (
    <Sheet title={text("why", { prayer })} closeLabel={part("close")} isOpen onClose={onClose}>
      <p className="font-display text-3xl tabular-nums">{clockText(why.at)}</p>
      <p className="text-ink-soft">{dayText(day.day, language, "full")}</p>
      <p className="mt-4">{basisText(why.basis, mark)}</p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        <Row name={text("method")}>{text(`method.${method.id}`)}</Row>
        {authority && (
          <Row name={part("authority")}>
            <bdi lang={authorityLanguage ?? undefined}>{authority}</bdi>
          </Row>
        )}
        <Row name={part("source")}>
          <bdi lang="en" dir="ltr">
            {source.url ? (
              <a href={source.url} rel="noreferrer" target="_blank" className="underline">
                {source.title}
              </a>
            ) : (
              source.title
            )}
          </bdi>
        </Row>
        <Row name={part("rounding")}>{part(`rounding.${why.rounding}`)}</Row>
        <Row name={part("methodMinutes")}>{signed(why.methodAdjustment)}</Row>
        <Row name={part("ownMinutes")}>{signed(why.adjustment)}</Row>
      </dl>
      {why.resolution && <p className="mt-4 text-gold">{more(`resolved.${why.resolution}`)}</p>}
    </Sheet>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

const parts = {
  middleofthenight: "basis.middle",
  seventhofthenight: "basis.seventh",
  twilightangle: "basis.anglePart",
} as const;

/** Returns a function that says in a sentence what a time is computed from. */
function useBasisText() {
  const part = useMessages("prayerparts");
  const more = useMessages("prayermore");
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language, { maximumFractionDigits: 2 });
  const substituteText = (substitute: Substitute): string => {
    switch (substitute.kind) {
      case "latitude":
        return more("basis.likeLatitude", { latitude: number(substitute.latitude) });
      case "city":
        return more("basis.likeCity", { city: substitute.city.names[language] ?? substitute.city.name });
      case "makkah":
        return more("basis.likeMakkah");
      case "fixed":
        return more("basis.fixedClock");
    }
  };
  return (basis: TimeBasis, mark: DayMark): string => {
    switch (basis.kind) {
      case "twilight-angle":
        return more(mark === "fajr" ? "basis.dawnAngle" : "basis.duskAngle", { angle: number(basis.angle) });
      case "horizon":
        return more(mark === "sunrise" ? "basis.sunrise" : "basis.sunset");
      case "noon":
        return more("basis.noon");
      case "shadow":
        return more(basis.lengths === 2 ? "basis.shadowTwice" : "basis.shadowOnce");
      case "after-sunset":
        return more(basis.isRamadan ? "basis.afterSunsetRamadan" : "basis.afterSunset", {
          minutes: number(basis.minutes),
        });
      case "part-of-night":
        return more(parts[basis.rule]);
      case "seasonal":
        return more("basis.seasonal", { shafaq: part(`shafaq.${basis.shafaq}`) });
      case "substitute":
        return substituteText(basis.substitute);
      case "latitude-cap":
        return more("basis.latitudeCap", {
          latitude: number(basis.latitude),
          minutes: number(basis.minutes),
        });
    }
  };
}
