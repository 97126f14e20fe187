import { Square, Trash2, Volume2 } from "lucide-react";
import { useEffect, useState } from "react";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { canPush } from "#app/offline/push.ts";
import {
  deleteOwnSound,
  playOwnSound,
  saveOwnSound,
  stopOwnSound,
  storedSoundName,
} from "#app/storage/own-sound.ts";
import { useSavedIqamah, useSavedNotices } from "#app/storage/prayer-settings.ts";
import { storedPush } from "#app/storage/stored-push.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { type Prayer, prayers } from "#domain/prayer-times/prayer-name.ts";
import type { NoticeSettings } from "#domain/prayer-times/prayer-notices.ts";
import { calendarDayIn } from "#domain/zoned-time.ts";
import { type PushOutcome, renewPush, stopPush } from "./renew-push.ts";
import { usePrayerCalculation } from "./use-prayer-calculation.ts";

/** Settings of the notices once they are allowed: which prayers, when, with no page open, and the sound. */
export function NoticeSettingsPanel() {
  return (
    <>
      <NoticeChoices />
      <ClosedNotices />
      <NoticeSound />
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
  const part = useMessages("prayerparts");
  const language = useLanguage();
  const [isOn] = useStoredValue(storedPush);
  const [state, setState] = useState<State>("idle");
  const { place, calculation, isReady } = usePrayerCalculation();
  const { notices } = useSavedNotices();
  const { iqamah } = useSavedIqamah();
  const plan = JSON.stringify([place.id, calculation, notices, iqamah]);

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
    if (state === "ended") return part("closedStopped");
    if (state === "refused") return part("closedRefused");
    if (state === "offline") return part("closedOffline");
    if (state.until === null) return part("closedNothing");
    return part("closedUntil", {
      date: dayText(calendarDayIn(place.timeZone, state.until), language, "short"),
    });
  };
  if (!canPush()) return <p className="mt-2 text-ink-soft text-sm">{part("closedMissing")}</p>;
  return (
    <div className="mt-2 border-line border-t pt-2">
      <div className="grid">
        <Toggle
          label={part("closedNotices")}
          isOn={isOn}
          isDisabled={state === "working"}
          onChange={(isTurnedOn) => void change(isTurnedOn)}
        />
      </div>
      <p className="text-ink-soft text-sm">{part("closedWhat")}</p>
      <p role="status" className="mt-1 text-sm empty:hidden">
        {statusText()}
      </p>
    </div>
  );
}

/** The sound of a notice: none, or an audio file from the device, because we have no recording we may publish. */
function NoticeSound() {
  const part = useMessages("prayerparts");
  const [name] = useStoredValue(storedSoundName);
  const [problem, setProblem] = useState("");
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const outcome = await saveOwnSound(file);
    setProblem(outcome === "kept" ? "" : part(`sound.${outcome}`));
  };
  const listen = async () => setProblem((await playOwnSound()) ? "" : part("sound.unplayable"));
  return (
    <div className="mt-2 border-line border-t pt-3">
      <h3 className="font-medium">{part("sound")}</h3>
      <p className="text-sm">
        {name ? (
          <>
            {part("soundChosen")} <bdi>{name}</bdi>
          </>
        ) : (
          part("soundNone")
        )}
      </p>
      <p className="text-ink-soft text-sm">{part("soundNote")}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <label className={buttonClass("quiet", "focus-within:outline-2 focus-within:outline-green")}>
          <input
            type="file"
            accept="audio/*"
            className="sr-only"
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
          {part("soundChoose")}
        </label>
        {name && (
          <>
            <Button onClick={() => void listen()}>
              <Volume2 aria-hidden="true" className="size-4" />
              {part("soundListen")}
            </Button>
            <Button onClick={stopOwnSound}>
              <Square aria-hidden="true" className="size-4" />
              {part("soundStop")}
            </Button>
            <Button onClick={() => void deleteOwnSound()}>
              <Trash2 aria-hidden="true" className="size-4" />
              {part("soundRemove")}
            </Button>
          </>
        )}
      </div>
      <p role="alert" className="mt-1 text-gold text-sm empty:hidden">
        {problem}
      </p>
    </div>
  );
}
