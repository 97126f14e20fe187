import { Converter } from "./converter.tsx";
import { ReckoningFields, type ReckoningFieldsProps } from "./reckoning-fields.tsx";
import type { HijriNow } from "./use-hijri-today.ts";

export type CalendarAsideProps = Omit<ReckoningFieldsProps, "hijri"> & { readonly now: HijriNow };

/** Beside the calendar: the converter, and the settings. */
export function CalendarAside({ now, ...settings }: CalendarAsideProps) {
  return (
    <>
      <Converter months={settings.months} reckoning={settings.saved.reckoning} today={now.today} />
      <ReckoningFields {...settings} hijri={now.hijri} />
    </>
  );
}
