import { useAsync } from "#app/hydration/use-async.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { loadCalendarTexts } from "#content/islamic-calendar/index.ts";
import { useHijriText } from "./hijri-text.ts";
import { useHijriToday } from "./use-hijri-today.ts";

/** The Gregorian and the Hijri date of today at the person's place, by their own reckoning. */
export function BothDates() {
  const language = useLanguage();
  const { today, hijri, isLive } = useHijriToday(Date.now());
  const { latest: texts } = useAsync(`calendar ${language}`, () => loadCalendarTexts(language));
  const hijriText = useHijriText(texts?.months ?? []);
  const gregorian = (length: "long" | "short") =>
    dateFormat(language, { weekday: length, day: "numeric", month: length, timeZone: "UTC" }).format(
      Date.UTC(today.year, today.month - 1, today.day),
    );
  return (
    <p className={`flex flex-wrap gap-x-4 leading-[inherit] ${isLive ? "" : "invisible"}`}>
      <span className="md:hidden">{gregorian("short")}</span>
      <span className="max-md:hidden">{gregorian("long")}</span>
      {texts && hijri && <span data-hijri-today="">{hijriText(hijri)}</span>}
    </p>
  );
}
