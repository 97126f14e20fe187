import { useEffect, useState } from "react";
import {
  askForNotifications,
  type NotificationPermissionState,
  notificationPermission,
  notify,
} from "#app/browser/notifications.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { deviceZone } from "#app/storage/device-zone.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { minuteOf, nextReminder, timeFieldOf } from "./reminder.ts";
import { type Reminder, storedReminder } from "./stored-reminder.ts";

/** A daily reminder: a notification while the page is open, and a calendar file for the rest. */
export function DailyReminder() {
  const text = useMessages("athkar");
  const [reminder, save] = useStoredValue(storedReminder);
  const [permission, setPermission] = useState<NotificationPermissionState>("default");
  useEffect(() => setPermission(notificationPermission()), []);
  const isOn = reminder.isOn && permission === "granted";
  useReminder({ ...reminder, isOn }, text("reminderTitle"), text("reminderBody"));

  const switchTo = async (isTurnedOn: boolean) => {
    const next = isTurnedOn ? await askForNotifications() : permission;
    setPermission(next);
    save({ ...reminder, isOn: isTurnedOn && next === "granted" });
  };
  const download = async () => {
    const { reminderFile } = await import("./reminder-file.ts");
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const file = reminderFile(text("reminderTitle"), timeZone, reminder.minute, Date.now());
    const address = URL.createObjectURL(new Blob([file], { type: "text/calendar" }));
    Object.assign(document.createElement("a"), { href: address, download: "athkar.ics" }).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{text("reminder")}</legend>
      <Toggle
        label={text("reminder")}
        isOn={isOn}
        onChange={switchTo}
        isDisabled={permission === "missing"}
      />
      <div className="flex flex-wrap items-center gap-3">
        <label className="flex items-center gap-3">
          <span>{text("reminderTime")}</span>
          <input
            type="time"
            value={timeFieldOf(reminder.minute)}
            onChange={(event) => {
              const minute = minuteOf(event.target.value);
              if (minute !== undefined) save({ ...reminder, minute });
            }}
            className="field w-auto!"
          />
        </label>
        <Button onClick={download}>{text("reminderCalendar")}</Button>
      </div>
      <p role="status" className="text-ink-soft text-sm">
        {text(`permission.${permission}`)}
      </p>
    </fieldset>
  );
}

/** Shows a notification when the reminder is due, while the page is open. */
function useReminder({ isOn, minute }: Reminder, title: string, body: string): void {
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    const schedule = () => {
      const timeZone = deviceZone();
      const due = nextReminder(timeZone, minute, Date.now());
      // Timers are late after the device slept, so the clock is checked at least every minute.
      timer = setTimeout(
        () => {
          if (Date.now() >= due) notify(title, body, "athkar");
          schedule();
        },
        Math.min(60_000, due - Date.now()),
      );
    };
    schedule();
    return () => clearTimeout(timer);
  }, [isOn, minute, title, body]);
}
