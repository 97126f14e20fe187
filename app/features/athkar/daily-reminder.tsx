import { useEffect, useState } from "react";
import { Link } from "wouter";
import {
  type NotificationPermissionState,
  notificationPermission,
  requestNotificationPermission,
} from "#app/browser/notifications.ts";
import { saveText } from "#app/browser/save-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { canPush } from "#app/offline/push.ts";
import { storedReminder } from "#app/storage/athkar-reminder.ts";
import { deviceZone } from "#app/storage/device-zone.ts";
import { storedPush } from "#app/storage/stored-push.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { reminderIntervals, reminderMinutes } from "#domain/counting/reminder-times.ts";
import { calendarDayIn, type Instant } from "#domain/zoned-time.ts";

/** Reminders once a day or at an interval, which `AthkarReminders` shows; a calendar file has them with all closed. */
export function DailyReminder() {
  const text = useMessages("athkar");
  const own = useMessages("ownathkar");
  const language = useLanguage();
  const [reminder, save] = useStoredValue(storedReminder);
  const [permission, setPermission] = useState<NotificationPermissionState>("default");
  useEffect(() => setPermission(notificationPermission()), []);
  const { isOn, minute, every, until } = reminder;
  const minutes = reminderMinutes(reminder);

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
        {isOn && permission === "granted" && canPush() && <WhileClosed />}
      </div>
    </fieldset>
  );
}

/** Whether the reminders come with no page open: with the notices of prayers, where those do. */
function WhileClosed() {
  const own = useMessages("ownathkar");
  const shell = useMessages("shell");
  const [isPushed] = useStoredValue(storedPush);
  if (isPushed) return <p>{own("whileClosed")}</p>;
  return (
    <p>
      {own("whileClosedOff")}{" "}
      <Link href="/prayer" className="inline-flex min-h-6 items-center text-green underline">
        {shell("title.prayer")}
      </Link>
    </p>
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

/** The value of a time field, `06:30`, for a minute of the day. */
export function timeFieldOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

/** The minute of the day in a time field; undefined while it holds no time. */
export function minuteOf(field: string): number | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)/.exec(field);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
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
