import { useState } from "react";
import { Link } from "wouter";
import { playChime, playClick } from "#app/audio/cue-sounds.ts";
import { useDirection, useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { onOff, storedValue, useStoredValue } from "#app/storage/stored-value.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useToast } from "#app/ui/toast.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import type { AthkarAction } from "#domain/counting/athkar-progress.ts";
import { type AthkarPlace, addressOf, athkarPlaceOf } from "./athkar-address.ts";
import { AthkarPlayer } from "./athkar-player.tsx";
import type { AthkarSet, ShownDhikr } from "./athkar-set.ts";
import { SetPicker } from "./set-picker.tsx";
import { storedReminder } from "./stored-reminder.ts";
import { useAthkarProgress } from "./use-athkar-progress.ts";
import { useAthkarSet } from "./use-athkar-set.ts";

/** A soft click with every tap. */
const storedSound = storedValue<boolean>("athkar.sound", onOff, false);

/** Whether the next dhikr follows automatically. */
const storedAdvance = storedValue<boolean>("athkar.advance", onOff, true);

const AthkarList = lazyComponent(() => import("./athkar-list.tsx").then((file) => file.AthkarList));

/** Loads the code of the list where the address asks for it. */
export async function readyAthkar(search: URLSearchParams): Promise<void> {
  if (athkarPlaceOf(search).view === "list") await AthkarList.ready();
}

/** From the tabs to the bottom bar, so that the counter stays in one place whatever the length of the text. */
const oneScreen =
  "h-[calc(100svh-11.5rem-env(safe-area-inset-bottom))] min-h-88 in-data-[bar=player]:h-[calc(100svh-16rem-env(safe-area-inset-bottom))] lg:h-[calc(100svh-9rem)] lg:in-data-[bar=player]:h-[calc(100svh-13rem)]";

/** The athkar of a set, one by one or as a list. */
export function CompleteAthkar({ first }: { readonly first: AthkarSet }) {
  const text = useMessages("athkar");
  const language = useLanguage();
  const title = useMessages("shell");
  const showToast = useToast();
  const { place, set, isLoading, hasFailed, retry } = useAthkarSet(first);
  const [hasSound, saveSound] = useStoredValue(storedSound);
  const [isAdvancing, saveAdvancing] = useStoredValue(storedAdvance);

  const showFullToast = (dhikr: ShownDhikr | undefined) => {
    const total = formatNumber(dhikr?.repetitions ?? 0, language);
    if (dhikr) showToast({ title: text("full", { total }), topic: "count" });
  };
  const { progress, dispatch } = useAthkarProgress(set.name, set.dhikrs, (action, before, after) => {
    const completed = completedBy(action, before.counts, after.counts, set);
    if (action.type === "tap" && after === before)
      showFullToast(set.dhikrs.find(({ id }, at) => (action.id ? id === action.id : at === before.at)));
    else if (completed) {
      if (storedSound.read()) playChime();
      showToast({ title: text("completed"), topic: "count" });
      if (!storedAdvance.read()) dispatch({ type: "hold" });
    } else if (action.type === "tap" && storedSound.read()) playClick();
    if (action.type === "reset") showToast({ title: text("wasReset"), topic: "count" });
  });

  const toggleSound = () => {
    saveSound(!hasSound);
    showToast({ title: text(hasSound ? "soundOff" : "soundOn"), topic: "count" });
    if (!hasSound) playClick();
  };
  const isList = place.view === "list";
  const isRightToLeft = useDirection() === "rtl";
  const [next, previous] = isRightToLeft ? ["←", "→"] : ["→", "←"];
  return (
    <article className="mx-auto max-w-3xl" aria-busy={isLoading}>
      <div
        className={isList || progress.isFinished ? "of-the-hour" : `of-the-hour flex flex-col ${oneScreen}`}
      >
        <h1 tabIndex={-1} className="font-display text-xl leading-8! outline-none sm:text-3xl sm:leading-12!">
          {title("title.completeAthkar")}
        </h1>
        <SetPicker current={place.name} view={place.view} />
        <SetNotice place={place} />
        {hasFailed && (
          <div role="alert" className="panel my-2 flex flex-wrap items-center justify-between gap-3 p-4">
            <p>{text("setFailed")}</p>
            <Button look="primary" onClick={retry}>
              {text("retry")}
            </Button>
          </div>
        )}
        {isList ? (
          <>
            <div className="mt-4 flex items-center justify-between gap-x-6">
              <h2 className="font-display text-2xl">{text(`set.${set.name}`)}</h2>
              <Link href={addressOf(place.name)} className={buttonClass("bare")}>
                {text("playerView")}
              </Link>
            </div>
            <AthkarList
              set={set}
              progress={progress}
              onTap={(id) => dispatch({ type: "tap", now: Date.now(), id })}
            />
          </>
        ) : (
          <AthkarPlayer
            set={set}
            progress={progress}
            dispatch={dispatch}
            hasSound={hasSound}
            onSound={toggleSound}
            listHref={addressOf(place.name, "list")}
          />
        )}
      </div>
      <div className="panel mt-8 grid gap-2 p-5">
        <Toggle
          label={text("advance")}
          isOn={isAdvancing}
          onChange={(isOn) => {
            saveAdvancing(isOn);
            if (!isOn) dispatch({ type: "hold" });
          }}
        />
        <FoldedReminder />
        {!isList && (
          <p className="hidden text-ink-soft text-sm pointer-fine:block">
            {text("keys", { next, previous })}
          </p>
        )}
      </div>
    </article>
  );
}

/** The dhikr that this action completed. */
function completedBy(
  action: AthkarAction,
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
  { dhikrs }: AthkarSet,
) {
  if (action.type !== "tap") return undefined;
  return dhikrs.find(({ id, repetitions }) => after[id] === repetitions && before[id] !== repetitions);
}

/** Says that the address names an unknown set. */
function SetNotice({ place }: { readonly place: AthkarPlace }) {
  const text = useMessages("athkar");
  if (place.unknown === undefined) return null;
  return (
    <p role="status" className="panel mb-2 border-gold p-3 text-center">
      {text("unknownSet", { value: place.unknown })}
    </p>
  );
}

const DailyReminder = lazyComponent(() => import("./daily-reminder.tsx").then((file) => file.DailyReminder));

/** The folded reminder: its code is loaded when it is opened, or immediately where the reminder is on. */
function FoldedReminder() {
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
