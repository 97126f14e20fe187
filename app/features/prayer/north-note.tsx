import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { Declination } from "#domain/qibla/declination.ts";
import { calendarDayIn } from "#domain/zoned-time.ts";

/** Which north the compass points to, and by what that is known. */
export function NorthNote({ declination }: { readonly declination: Declination | undefined }) {
  const text = useMessages("prayer");
  const part = useMessages("prayerparts");
  const language = useLanguage();
  if (!declination) return <span data-north="magnetic">{part("compassMagnetic")}</span>;
  const { degrees, model, validUntil } = declination;
  const amount = formatNumber(Math.abs(degrees), language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const year = /\d{4}/.exec(model)?.[0] ?? "";
  return (
    <span data-north="true">
      {part(degrees < 0 ? "compassWest" : "compassEast", {
        degrees: text("degrees", { degrees: amount }),
        year: formatNumber(Number(year), language, { useGrouping: false }),
        until: dayText(calendarDayIn("UTC", validUntil), language, "month"),
      })}
    </span>
  );
}
