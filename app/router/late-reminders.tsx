import { useEffect, useState } from "react";
import { onStoredWrite } from "#app/storage/stored-value.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";

const Reminders = lazyComponent(() => import("./reminders.tsx").then((part) => part.Reminders));

/** Whether the person wants to be reminded of athkar, without the code that reads how. */
function isReminded(): boolean {
  try {
    return localStorage.getItem("athkar.reminder")?.includes('"isOn":true') === true;
  } catch {
    return false;
  }
}

/** The reminders of athkar on every page; their code is loaded once one is set. */
export function LateReminders() {
  const [since, setSince] = useState<"start" | "change">();
  useEffect(() => {
    const look = (from: "start" | "change") => {
      if (isReminded()) Reminders.ready().then(() => setSince((known) => known ?? from), console.warn);
    };
    look("start");
    onStoredWrite(() => look("change"));
  }, []);
  return since && <Reminders isNew={since === "change"} />;
}
