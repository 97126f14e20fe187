import { Trash2 } from "lucide-react";
import { useState } from "react";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { PauseSharing } from "#app/storage/prayer-pauses.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useToast } from "#app/ui/toast.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { type CalendarDay, formatCalendarDay, parseCalendarDay } from "#domain/calendar-day.ts";
import { endedBefore, type Pause, pauseFault, pauseLimits } from "#domain/prayer-log/pause.ts";
import type { PrayerLog } from "./use-prayer-log.ts";

type PauseViewProps = { readonly today: CalendarDay; readonly pauses: PrayerLog["pauses"] };

/** Days on which nothing is owed or asked for. They stay on this device unless the person chooses otherwise. */
export function PauseView({ today, pauses: held }: PauseViewProps) {
  const text = useMessages("prayerlog");
  const language = useLanguage();
  const showToast = useToast();
  const { pauses, add, remove } = held;
  const dayOf = (day: string | null) => {
    const parsed = parseCalendarDay(day ?? "");
    return parsed ? dayText(parsed, language, "full") : "";
  };
  const announce = (said: string, undo: () => void) =>
    showToast({ title: said, topic: "prayer-log", action: { label: text("undo"), onClick: undo } });
  const drop = (pause: Pause) => {
    remove(pause);
    announce(text("pauseRemoved"), () => add(pause));
  };
  const end = (pause: Pause) => {
    const ended = endedBefore(pause, today);
    remove(pause);
    if (ended) add(ended);
    announce(text("pauseEnded"), () => {
      if (ended) remove(ended);
      add(pause);
    });
  };
  return (
    <section aria-label={text("tabPause")} className="mt-3 grid gap-4">
      <p className="text-ink-soft">{text("pauseHint")}</p>
      {pauses.length > 0 && (
        <ul className="panel divide-y divide-line px-4">
          {pauses.toReversed().map((pause) => {
            const [from, until] = [dayOf(pause.from), dayOf(pause.until)];
            const name = until ? text("pauseRange", { from, until }) : text("pauseSince", { from });
            return (
              <li key={`${pause.from}/${pause.until}`} className="py-2">
                <div className="flex items-center gap-2">
                  <span className="min-w-0 grow">{name}</span>
                  <IconButton label={text("pauseRemove", { pause: name })} onClick={() => drop(pause)}>
                    <Trash2 aria-hidden="true" className="size-5" />
                  </IconButton>
                </div>
                {pause.until === null && <Button onClick={() => end(pause)}>{text("pauseEnd")}</Button>}
              </li>
            );
          })}
        </ul>
      )}
      <PauseForm today={formatCalendarDay(today)} pauses={pauses} onAdd={add} />
      <SharingChoices sharing={held.sharing} onChoose={held.choose} />
    </section>
  );
}

type PauseFormProps = {
  readonly today: string;
  readonly pauses: readonly Pause[];
  readonly onAdd: (pause: Pause) => void;
};

/** A new pause: its first day, and its last one where that is known. */
function PauseForm({ today, pauses, onAdd }: PauseFormProps) {
  const text = useMessages("prayerlog");
  const language = useLanguage();
  const [from, setFrom] = useState(today);
  const [until, setUntil] = useState("");
  const [isTried, setIsTried] = useState(false);
  const pause = { from, until: until === "" ? null : until };
  const fault = pauseFault(pause, pauses, today);
  return (
    <form
      noValidate
      aria-label={text("pauseNew")}
      className="panel grid gap-4 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(fault !== undefined);
        if (fault) return;
        onAdd(pause);
        setUntil("");
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={text("pauseFrom")}
          type="date"
          max={today}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          label={text("pauseUntil")}
          type="date"
          min={from}
          value={until}
          hint={text("pauseUntilHint")}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
      {isTried && fault && (
        <p role="alert" className="text-harm text-sm">
          {text(`pauseFault.${fault}`, { days: formatNumber(pauseLimits.days, language) })}
        </p>
      )}
      <Button look="primary" type="submit" className="justify-self-start">
        {text("pauseAdd")}
      </Button>
    </form>
  );
}

const places = ["log", "print", "backup", "sync"] as const satisfies readonly (keyof PauseSharing)[];

type SharingChoicesProps = {
  readonly sharing: PauseSharing;
  readonly onChoose: (place: keyof PauseSharing, isOn: boolean) => void;
};

/** Each place that pauses could go to, with a switch of its own. */
function SharingChoices({ sharing, onChoose }: SharingChoicesProps) {
  const text = useMessages("prayerlog");
  return (
    <fieldset className="panel grid gap-2 p-5">
      <legend className="sr-only">{text("sharing")}</legend>
      <p className="text-ink-soft text-sm">{text("sharingHint")}</p>
      {places.map((place) => (
        <Toggle
          key={place}
          label={text(`sharing.${place}`)}
          isOn={sharing[place]}
          onChange={(isOn) => onChoose(place, isOn)}
        />
      ))}
      <p className="text-ink-soft text-sm">{text("sharingSyncHint")}</p>
    </fieldset>
  );
}
