import { ChevronDown } from "lucide-react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { timeText } from "#app/i18n/time-text.ts";
import { useSavedReminders } from "#app/storage/day-reminders.ts";
import { useIs24Hour } from "#app/storage/prayer-settings.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { reminderHour } from "#domain/fasting/day-reminders.ts";
import { occasionKinds } from "#domain/fasting/occasions.ts";
import { usePrayerCalculation } from "./use-prayer-calculation.ts";

/** Of which days of fasting and of the week the person is reminded the evening before; none until they choose. */
export function ReminderChoices() {
  const text = useMessages("fasting");
  const language = useLanguage();
  const { place } = usePrayerCalculation();
  const { is24Hour } = useIs24Hour(place);
  const { reminders, changeReminders } = useSavedReminders();
  const time = timeText(reminderHour * 3_600_000, { timeZone: "UTC", is24Hour }, language, text);
  return (
    <details className="group mt-2 border-line border-t pt-2">
      <summary className="flex min-h-11 items-center justify-between gap-2">
        {text("reminders")}
        <ChevronDown aria-hidden="true" className="size-4.5 shrink-0 group-open:rotate-180" />
      </summary>
      <p className="text-ink-soft text-sm">{text("remindersNote", { time })}</p>
      <ul className="divide-y divide-line">
        {occasionKinds.map((kind) => (
          <li key={kind} className="grid py-1">
            <Toggle
              label={text(`kind.${kind}`)}
              isOn={reminders[kind]}
              onChange={(isOn) => changeReminders((saved) => ({ ...saved, [kind]: isOn }))}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
