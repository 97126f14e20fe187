"use no memo";

import { useEffect } from "react";
import { notify } from "#app/browser/notifications.ts";
import { deviceZone } from "#app/storage/device-zone.ts";
import { nextReminder } from "./reminder.ts";
import type { Reminder } from "./stored-reminder.ts";

/** Shows a notification when the reminder is due, as long as the page stands open. */
export function useReminder({ isOn, minute }: Reminder, title: string, body: string): void {
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const timeZone = deviceZone();
      const due = nextReminder(timeZone, minute, Date.now());
      // A sleeping device lets timers lie: looked at again at least every minute.
      timer = setTimeout(
        () => {
          if (Date.now() >= due) notify(title, body, "athkar");
          wait();
        },
        Math.min(60_000, due - Date.now()),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [isOn, minute, title, body]);
}
