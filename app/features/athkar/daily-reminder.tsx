import { useEffect, useEffectEvent, useState } from "react";
import {
  type NotificationPermissionState,
  notificationPermission,
  notify,
  requestNotificationPermission,
} from "#app/browser/notifications.ts";
import { saveText } from "#app/browser/save-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { deviceZone } from "#app/storage/device-zone.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useToast } from "#app/ui/toast.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import { reminderIntervals, reminderMinutes } from "#domain/counting/reminder-times.ts";
import { calendarDayIn, type Instant, instantIn } from "#domain/zoned-time.ts";
import { storedReminder } from "./stored-reminder.ts";

/** Reminders once a day or at an interval: notices while the page is open, and a calendar file for the rest. */
export function DailyReminder() {
  const text = useMessages("athkar");
  const own = useMessages("ownathkar");
  const language = useLanguage();
  const [reminder, save] = useStoredValue(storedReminder);
  const [permission, setPermission] = useState<NotificationPermissionState>("default");
  useEffect(() => setPermission(notificationPermission()), []);
  const { isOn, minute, every, until } = reminder;
  const minutes = reminderMinutes(reminder);
  useReminders(isOn, minutes, text("reminderTitle"), text("reminderBody"));

  const switchTo = async (isTurnedOn: boolean) => {
    save({ ...reminder, isOn: isTurnedOn });
    if (isTurnedOn) setPermission(await requestNotificationPermission());
  };
  const download = async () =>
    saveText(
      "athkar.ics",
      "text/calendar",
      await reminderFile(text("reminderTitle"), deviceZone(), minutes, Date.now()),
    );
  const intervals = reminderIntervals.map((each) => ({
    value: String(each),
    label:
      each < 60
        ? own("everyMinutes", { count: formatNumber(each, language) })
        : own("everyHours", { count: each / 60 }),
  }));
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{text("reminder")}</legend>
      <Toggle label={text("reminder")} isOn={isOn} onChange={switchTo} />
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-48 grow">
          <SelectField
            label={own("howOften")}
            name="every"
            value={String(every ?? "")}
            onChange={(value) => save({ ...reminder, every: value === "" ? undefined : Number(value) })}
            options={[{ value: "", label: own("onceADay") }, ...intervals]}
          />
        </div>
        <TimeField
          label={every === undefined ? text("reminderTime") : own("from")}
          minute={minute}
          onChange={(chosen) => save({ ...reminder, minute: chosen })}
        />
        {every !== undefined && (
          <TimeField
            label={own("until")}
            minute={until}
            onChange={(chosen) => save({ ...reminder, until: chosen })}
          />
        )}
        <Button onClick={download}>{text("reminderCalendar")}</Button>
      </div>
      <div role="status" className="grid gap-1 text-ink-soft text-sm">
        {every !== undefined && <p>{own("timesADay", { count: minutes.length })}</p>}
        <p>{text(`permission.${permission}`)}</p>
        {isOn && permission !== "granted" && <p>{own("onPage")}</p>}
      </div>
    </fieldset>
  );
}

type TimeFieldProps = {
  readonly label: string;
  readonly minute: number;
  readonly onChange: (minute: number) => void;
};

/** A time of the day; while it is being emptied the last one stays. */
function TimeField({ label, minute, onChange }: TimeFieldProps) {
  return (
    <label className="block">
      <span className="mb-1 block text-ink-soft text-sm">{label}</span>
      <input
        type="time"
        value={timeFieldOf(minute)}
        onChange={(event) => {
          const chosen = minuteOf(event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
        className="field w-auto!"
      />
    </label>
  );
}

/** Reminds at each minute of the day while the page is open: by a notification, or where none is allowed by a toast. */
function useReminders(isOn: boolean, minutes: readonly number[], title: string, body: string): void {
  const showToast = useToast();
  const remind = useEffectEvent(async () => {
    if (!(await notify(title, body, "athkar"))) showToast({ title, description: body, topic: "reminder" });
  });
  const times = minutes.join(" ");
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    const schedule = () => {
      const due = nextReminder(deviceZone(), times.split(" ").map(Number), Date.now());
      // Timers are late after the device slept, so the clock is checked at least every minute.
      timer = setTimeout(
        () => {
          if (Date.now() >= due) void remind();
          schedule();
        },
        Math.min(60_000, due - Date.now()),
      );
    };
    schedule();
    return () => clearTimeout(timer);
  }, [isOn, times]);
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

/** The next instant after `now` at which the zone's clock shows one of the minutes. */
export function nextReminder(timeZone: string, minutes: readonly number[], now: Instant): Instant {
  const today = calendarDayIn(timeZone, now);
  const on = (day: CalendarDay) => minutes.map((minute) => instantIn(timeZone, day, 0, minute));
  return Math.min(...[...on(today), ...on(addDays(today, 1))].filter((at) => at > now));
}

/** A calendar file with reminders every day from today on, each so many minutes after midnight. */
export async function reminderFile(
  summary: string,
  timeZone: string,
  minutes: readonly number[],
  now: Instant,
): Promise<string> {
  const { calendarFile } = await import("#domain/icalendar.ts");
  const daily = calendarDayIn(timeZone, now);
  const isOne = minutes.length === 1;
  const entries = minutes.map((minute) => ({
    uid: isOne ? "athkar-daily@riwaq" : `athkar-${minute}@riwaq`,
    summary,
    daily,
    minute,
  }));
  return calendarFile(summary, entries, now);
}
