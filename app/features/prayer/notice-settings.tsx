import { useEffect, useState } from "react";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { canPush } from "#app/offline/push.ts";
import { useSavedReminders } from "#app/storage/day-reminders.ts";
import { useReckoning } from "#app/storage/hijri-reckoning.ts";
import { storedHush } from "#app/storage/hushed-notices.ts";
import { useSavedNotices } from "#app/storage/prayer-settings.ts";
import { useSavedIqamah } from "#app/storage/saved-iqamah.ts";
import { storedPush } from "#app/storage/stored-push.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { type Prayer, prayers } from "#domain/prayer-times/prayer-name.ts";
import type { NoticeSettings } from "#domain/prayer-times/prayer-notices.ts";
import { calendarDayIn } from "#domain/zoned-time.ts";
import { HushNotices } from "./hush-notices.tsx";
import { NoticeSounds } from "./notice-sounds.tsx";
import { ReminderChoices } from "./reminder-choices.tsx";
import { type PushOutcome, renewPush, stopPush } from "./renew-push.ts";
import { usePrayerCalculation } from "./use-prayer-calculation.ts";

/** Settings of the notices once they are allowed: which prayers, when, with no page open, and the sound. */
export function NoticeSettingsPanel() {
  return (
    <>
      <NoticeChoices />
      <ReminderChoices />
      <HushNotices />
      <ClosedNotices />
      <NoticeSounds />
    </>
  );
}

const leads = [0, 5, 10, 15, 20, 30, 45, 60];

/** Which prayers are announced, and how many minutes before. */
function NoticeChoices() {
  const text = useMessages("prayer");
  const part = useMessages("prayerparts");
  const language = useLanguage();
  const { notices, changeNotices } = useSavedNotices();
  const set = (prayer: Prayer, change: Partial<NoticeSettings[Prayer]>) =>
    changeNotices((saved) => ({ ...saved, [prayer]: { ...saved[prayer], ...change } }));
  return (
    <ul className="mt-2 divide-y divide-line">
      {prayers.map((prayer) => {
        const notice = notices[prayer];
        const name = text(`name.${prayer}`);
        return (
          <li key={prayer} className="grid grid-cols-2 items-center gap-3 py-1">
            <Toggle label={name} isOn={notice.isOn} onChange={(isOn) => set(prayer, { isOn })} />
            <select
              aria-label={part("noticeLead", { prayer: name })}
              value={notice.minutesBefore}
              disabled={!notice.isOn}
              onChange={(event) => set(prayer, { minutesBefore: Number(event.target.value) })}
              className="field disabled:opacity-50"
            >
              {leads.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {minutes === 0
                    ? part("atTime")
                    : part("minutesBefore", { minutes: formatNumber(minutes, language) })}
                </option>
              ))}
            </select>
          </li>
        );
      })}
    </ul>
  );
}

/** Milliseconds without a change of the settings before the notices are planned again. */
const planDelay = 1500;

type State = "idle" | "working" | PushOutcome;

/** Whether prayers are announced with no page open, and what that uploads. */
function ClosedNotices() {
  const text = useMessages("prayer");
  const more = useMessages("prayermore");
  const language = useLanguage();
  const [isOn] = useStoredValue(storedPush);
  const [state, setState] = useState<State>("idle");
  const [hushedUntil] = useStoredValue(storedHush);
  const { place, calculation, isReady } = usePrayerCalculation();
  const { notices } = useSavedNotices();
  const { iqamah } = useSavedIqamah();
  const { reminders } = useSavedReminders();
  const { reckoning } = useReckoning(place.countryCode);
  const plan = JSON.stringify([hushedUntil, place.id, calculation, notices, iqamah, reminders, reckoning]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed plan is uploaded again
  useEffect(() => {
    if (!isReady || !isOn) return;
    const timer = setTimeout(() => renewPush(language, Date.now()).then(setState), planDelay);
    return () => clearTimeout(timer);
  }, [plan, isReady, isOn, language]);

  const change = async (isTurnedOn: boolean) => {
    setState("working");
    if (isTurnedOn) return setState(await renewPush(language, Date.now()));
    await stopPush(language);
    setState("ended");
  };
  const statusText = () => {
    if (state === "idle") return "";
    if (state === "working") return text("loading");
    if (state === "ended") return more("closedStopped");
    if (state === "refused") return more("closedRefused");
    if (state === "offline") return more("closedOffline");
    if (state.until === null) return more("closedNothing");
    return more("closedUntil", {
      date: dayText(calendarDayIn(place.timeZone, state.until), language, "short"),
    });
  };
  if (!canPush()) return <p className="mt-2 text-ink-soft text-sm">{more("closedMissing")}</p>;
  return (
    <div className="mt-2 border-line border-t pt-2">
      <div className="grid">
        <Toggle
          label={more("closedNotices")}
          isOn={isOn}
          isDisabled={state === "working"}
          onChange={(isTurnedOn) => void change(isTurnedOn)}
        />
      </div>
      <p className="text-ink-soft text-sm">{more("closedWhat")}</p>
      <p role="status" className="mt-1 text-sm empty:hidden">
        {statusText()}
      </p>
    </div>
  );
}
