import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "wouter";
import { notify } from "#app/browser/notifications.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { loadWords } from "#app/i18n/words.ts";
import { storedReminder } from "#app/storage/athkar-reminder.ts";
import { deviceZone } from "#app/storage/device-zone.ts";
import { storedHush } from "#app/storage/hushed-notices.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { useToast } from "#app/ui/toast.ts";
import { nextReminder, reminderMinutes } from "#domain/counting/reminder-times.ts";
import { isHushed } from "#domain/prayer-times/hush.ts";

type AthkarRemindersProps = {
  /** Whether the person has set the reminder on this visit, so that `onChange` is due. */
  readonly isNew: boolean;
  /** Called when the person has changed when they are reminded, or whether at all. */
  readonly onChange: () => void;
};

/** Milliseconds without another change before `onChange`. */
const changeDelay = 1500;

/**
 * Reminds of the athkar on whichever page is open: by a notification, or where none is allowed by a toast that leads
 * to them. It renders nothing.
 */
export function AthkarReminders({ isNew, onChange }: AthkarRemindersProps) {
  const language = useLanguage();
  const shell = useMessages("shell");
  const showToast = useToast();
  const [, navigate] = useLocation();
  const [reminder] = useStoredValue(storedReminder);
  const { isOn } = reminder;
  const remind = useEffectEvent(async () => {
    if (isHushed(storedHush.read(), Date.now())) return;
    const words = await loadWords(language, "athkar");
    const [title, body] = [words("reminderTitle"), words("reminderBody")];
    if (await notify(title, body, "athkar")) return;
    const action = { label: shell("title.completeAthkar"), onClick: () => navigate("/complete-athkar") };
    showToast({ title, description: body, topic: "reminder", action });
  });
  const times = isOn ? reminderMinutes(reminder).join(" ") : "";
  useEffect(() => {
    if (times === "") return;
    const minutes = times.split(" ").map(Number);
    let timer: ReturnType<typeof setTimeout>;
    const schedule = () => {
      const due = nextReminder(deviceZone(), minutes, Date.now());
      if (due === undefined) return;
      // Timers are late after the device slept, so the clock is checked at least every minute.
      timer = setTimeout(
        () => {
          if (Date.now() >= due) remind().catch(() => console.warn("a reminder has no words"));
          schedule();
        },
        Math.min(60_000, due - Date.now()),
      );
    };
    schedule();
    return () => clearTimeout(timer);
  }, [times]);

  useEffect(() => {
    // Ahead, so that they are there without a network too.
    if (isOn) loadWords(language, "athkar").catch(() => console.warn("reminders have no words yet"));
  }, [isOn, language]);

  const known = useRef(isNew ? "" : times);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (known.current === times) return;
    const timer = setTimeout(() => {
      known.current = times;
      change();
    }, changeDelay);
    return () => clearTimeout(timer);
  }, [times]);
  return null;
}
