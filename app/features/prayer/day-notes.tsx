import { localeOf } from "#app/i18n/locale.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import type { TimetableDay } from "#domain/prayer-times/timetable.ts";

/** Says of a day without sunrise or darkness what its times follow. */
export function DayNotes({ today }: { readonly today: TimetableDay }) {
  const text = useMessages("prayer");
  const more = useMessages("prayermore");
  const names = new Intl.ListFormat(localeOf(useLanguage()));
  const prayers = today.estimated.map((mark) => text(`name.${mark}`));
  return (
    <>
      {prayers.length > 0 && <p>{more("estimated", { prayers: names.format(prayers) })}</p>}
      {today.resolution && <p>{more(`resolved.${today.resolution}`)}</p>}
    </>
  );
}
