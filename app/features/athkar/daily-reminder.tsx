import { useEffect, useState } from "react";
import {
  type NotificationPermissionState,
  notificationPermission,
  notify,
  requestNotificationPermission,
} from "#app/browser/notifications.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { deviceZone } from "#app/storage/device-zone.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { addDays } from "#domain/calendar-day.ts";
import { calendarDayIn, type Instant, instantIn } from "#domain/zoned-time.ts";
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
    const next = isTurnedOn ? await requestNotificationPermission() : permission;
    setPermission(next);
    save({ ...reminder, isOn: isTurnedOn && next === "granted" });
  };
  const download = async () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const file = await reminderFile(text("reminderTitle"), timeZone, reminder.minute, Date.now());
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

/** The value of a time field, `06:30`, for a minute of the day. */
export function timeFieldOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

/** The minute of the day in a time field; undefined while it holds no time. */
export function minuteOf(field: string): number | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)/.exec(field);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/** The next instant after `now` at which the zone's clock shows the minute. */
export function nextReminder(timeZone: string, minute: number, now: Instant): Instant {
  const today = calendarDayIn(timeZone, now);
  const at = instantIn(timeZone, today, 0, minute);
  return at > now ? at : instantIn(timeZone, addDays(today, 1), 0, minute);
}

/** A calendar file with the reminder every day from today on, at `minute` minutes after midnight. */
export async function reminderFile(
  summary: string,
  timeZone: string,
  minute: number,
  now: Instant,
): Promise<string> {
  const { calendarFile } = await import("#domain/icalendar.ts");
  const daily = calendarDayIn(timeZone, now);
  return calendarFile(summary, [{ uid: "athkar-daily@riwaq", summary, daily, minute }], now);
}
