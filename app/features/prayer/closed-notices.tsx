import { useEffect, useState } from "react";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { canPush } from "#app/offline/push.ts";
import { useSavedNotices } from "#app/storage/prayer-settings.ts";
import { storedPush } from "#app/storage/stored-push.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { calendarDayIn } from "#domain/zoned-time.ts";
import { type PushOutcome, renewPush, stopPush } from "./renew-push.ts";
import { usePrayerCalculation } from "./use-prayer-calculation.ts";

/** How long a person may still be setting things before they are planned, in milliseconds. */
const restBeforePlanning = 1500;

type State = "rest" | "working" | PushOutcome;

/** Whether prayers are announced with no page open, and what that uploads. */
export function ClosedNotices() {
  const text = useMessages("prayer");
  const part = useMessages("prayerparts");
  const language = useLanguage();
  const [isOn] = useStoredValue(storedPush);
  const [state, setState] = useState<State>("rest");
  const { place, calculation, isReady } = usePrayerCalculation();
  const { notices } = useSavedNotices();
  const plan = JSON.stringify([place.id, calculation, notices]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed plan is uploaded anew
  useEffect(() => {
    if (!isReady || !isOn) return;
    let isCurrent = true;
    const later = setTimeout(() => {
      renewPush(language, Date.now()).then((outcome) => isCurrent && setState(outcome));
    }, restBeforePlanning);
    return () => {
      isCurrent = false;
      clearTimeout(later);
    };
  }, [plan, isReady, isOn, language]);

  const change = async (wanted: boolean) => {
    setState("working");
    if (wanted) return setState(await renewPush(language, Date.now()));
    await stopPush(language);
    setState("ended");
  };
  const said = () => {
    if (state === "rest") return "";
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
          onChange={(wanted) => void change(wanted)}
        />
      </div>
      <p className="text-ink-soft text-sm">{part("closedWhat")}</p>
      <p role="status" className="mt-1 text-sm empty:hidden">
        {said()}
      </p>
    </div>
  );
}
