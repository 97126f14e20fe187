import { useMessages } from "#app/i18n/messages.tsx";
import { type HijriMonth, type HijriReckoning, isApproximate } from "#domain/hijri/hijri-calendar.ts";
import { exactFrom, type HijriCalendar } from "#domain/hijri/month-authority.ts";
import { monthStanding } from "#domain/hijri/month-correction.ts";
import { useYearText } from "./hijri-text.ts";

type MonthNoteProps = { readonly month: HijriMonth; readonly reckoning: HijriReckoning };

/** The message why an authority's months are only expected. */
const reasons = {
  umm_alqura: "expected.umm_alqura",
  diyanet: "expected.diyanet",
  world: undefined,
  indonesia: "expected.indonesia",
  malaysia: "expected.malaysia",
  pakistan: "expected.pakistan",
  morocco: "expected.morocco",
  civil: undefined,
} as const satisfies Record<HijriCalendar, string | undefined>;

/** Says how sure the first day of a month is: approximate, expected until its authority decides, or set by the person. */
export function MonthNote({ month, reckoning }: MonthNoteProps) {
  const text = useMessages("calendar");
  const crescentText = useMessages("crescent");
  const yearText = useYearText();
  const { calendar } = reckoning;
  const standing = monthStanding(reckoning, month);
  const reason = reasons[calendar];
  return (
    <>
      {isApproximate({ ...month, day: 1 }, calendar) && (
        <p className="mt-2 text-ink-soft text-sm" data-approximate="">
          {calendar === "civil"
            ? text("civilApproximate")
            : text("approximate", { year: yearText(exactFrom[calendar]) })}
        </p>
      )}
      {standing === "expected" && reason && (
        <p className="mt-2 text-ink-soft text-sm" data-standing={standing}>
          {crescentText(reason)}
        </p>
      )}
      {standing === "corrected" && (
        <p className="mt-2 text-ink-soft text-sm" data-standing={standing}>
          {crescentText("corrected")}
        </p>
      )}
    </>
  );
}
