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
  const text = useMessages("prayer");
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language, { maximumFractionDigits: 2 });
  return (basis: TimeBasis, mark: DayMark): string => {
    switch (basis.kind) {
      case "twilight-angle":
        return text(mark === "fajr" ? "basis.dawnAngle" : "basis.duskAngle", { angle: number(basis.angle) });
      case "horizon":
        return text(mark === "sunrise" ? "basis.sunrise" : "basis.sunset");
      case "noon":
        return text("basis.noon");
      case "shadow":
        return text(basis.lengths === 2 ? "basis.shadowTwice" : "basis.shadowOnce");
      case "after-sunset":
        return text(basis.isRamadan ? "basis.afterSunsetRamadan" : "basis.afterSunset", {
          minutes: number(basis.minutes),
        });
      case "part-of-night":
        return text(parts[basis.rule]);
      case "seasonal":
        return text("basis.seasonal", { shafaq: text(`shafaq.${basis.shafaq}`) });
      case "latitude-cap":
        return text("basis.latitudeCap", {
          latitude: number(basis.latitude),
          minutes: number(basis.minutes),
        });
    }
  };
}
