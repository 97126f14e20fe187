import { useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { storedReminder } from "./stored-reminder.ts";

const DailyReminder = lazyComponent(() => import("./daily-reminder.tsx").then((file) => file.DailyReminder));

/** The daily reminder, folded: its code comes when it is opened, or at once where it is on and has to remind. */
export function FoldedReminder() {
  const text = useMessages("athkar");
  const [{ isOn }] = useStoredValue(storedReminder);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details onToggle={(event) => setWasOpened((was) => was || event.currentTarget.open)}>
      <summary className="min-h-11 content-center">{text("reminder")}</summary>
      {(wasOpened || isOn) && <DailyReminder />}
    </details>
  );
}
