import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { TimeBasis } from "#domain/prayer-times/explained-time.ts";
import type { DayMark } from "#domain/prayer-times/prayer-name.ts";

const parts = {
  middleofthenight: "basis.middle",
  seventhofthenight: "basis.seventh",
  twilightangle: "basis.anglePart",
} as const;

/** Puts what a time goes by in a sentence. */
export function useBasisText() {
  const part = useMessages("prayerparts");
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language, { maximumFractionDigits: 2 });
  return (basis: TimeBasis, mark: DayMark): string => {
    switch (basis.kind) {
      case "twilight-angle":
        return part(mark === "fajr" ? "basis.dawnAngle" : "basis.duskAngle", { angle: number(basis.angle) });
      case "horizon":
        return part(mark === "sunrise" ? "basis.sunrise" : "basis.sunset");
      case "noon":
        return part("basis.noon");
      case "shadow":
        return part(basis.lengths === 2 ? "basis.shadowTwice" : "basis.shadowOnce");
      case "after-sunset":
        return part(basis.isRamadan ? "basis.afterSunsetRamadan" : "basis.afterSunset", {
          minutes: number(basis.minutes),
        });
      case "part-of-night":
        return part(parts[basis.rule]);
      case "seasonal":
        return part("basis.seasonal", { shafaq: part(`shafaq.${basis.shafaq}`) });
      case "latitude-cap":
        return part("basis.latitudeCap", {
          latitude: number(basis.latitude),
          minutes: number(basis.minutes),
        });
    }
  };
}
