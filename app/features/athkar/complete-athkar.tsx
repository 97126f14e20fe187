import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "wouter";
import { playChime, playClick } from "#app/audio/cue-sounds.ts";
import { useDirection, useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { onOff, storedValue, useStoredValue } from "#app/storage/stored-value.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { PageChips } from "#app/ui/choices.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useToast } from "#app/ui/toast.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import type { AthkarAction } from "#domain/counting/athkar-progress.ts";
import { type AthkarPlace, type AthkarView, addressOf, allSets, type SetName } from "./athkar-address.ts";
import { AthkarList } from "./athkar-list.tsx";
import { AthkarPlayer } from "./athkar-player.tsx";
import { AthkarQueue } from "./athkar-queue.tsx";
import type { AthkarSet, ShownDhikr } from "./athkar-set.ts";
import { useOfferedSet } from "./set-of-hour.ts";
import { storedReminder } from "./stored-reminder.ts";
import { useAthkarProgress } from "./use-athkar-progress.ts";
import { useAthkarSet } from "./use-athkar-set.ts";

/** A soft click with every tap. */
const storedSound = storedValue<boolean>("athkar.sound", onOff, false);

/** Whether the next dhikr follows automatically. */
const storedAdvance = storedValue<boolean>("athkar.advance", onOff, true);

/** From the tabs to the bottom bar, so that nothing moves whatever the length of the text. */
const oneScreen =
  "data-one-screen:h-[calc(100svh-var(--header-height)-var(--bar-height)-var(--athkar-head)-env(safe-area-inset-bottom))] data-one-screen:min-h-96 in-data-[bar=player]:data-one-screen:h-[calc(100svh-var(--header-height)-var(--bar-height)-var(--athkar-head)-4.5rem)] lg:data-one-screen:h-[calc(100svh-var(--header-height)-var(--athkar-head))] lg:in-data-[bar=player]:data-one-screen:h-[calc(100svh-var(--header-height)-var(--athkar-head)-4.5rem)]";

/** The athkar of a set, one by one or as a list. */
export function CompleteAthkar({ first }: { readonly first: AthkarSet }) {
  const text = useMessages("athkar");
  const language = useLanguage();
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
  const isPrinting = useIsPrinting();
  const isList = place.view === "list" || isPrinting;
  const isRightToLeft = useDirection() === "rtl";
  const [next, previous] = isRightToLeft ? ["←", "→"] : ["→", "←"];
  return (
    <article
      aria-busy={isLoading}
      className="[--athkar-head:5.9375rem] md:[--athkar-head:7.3125rem] lg:[--athkar-head:9.5rem] [&:lang(ur)]:[--athkar-head:6.1875rem] md:[&:lang(ur)]:[--athkar-head:9.4375rem] lg:[&:lang(ur)]:[--athkar-head:11.625rem]"
    >
      <div
        {...(isList || progress.isFinished ? {} : { "data-one-screen": "" })}
        className={`of-the-hour ${oneScreen} flex flex-col gap-1.5 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10 xl:data-one-screen:grid-cols-[13rem_minmax(0,1fr)_20rem] print:block`}
      >
        <SetPicker current={place.name} view={place.view} />
        <div className="flex min-h-0 min-w-0 grow flex-col">
          <SetNotice place={place} />
          {hasFailed && (
            <div role="alert" className="panel mb-2 flex flex-wrap items-center justify-between gap-3 p-4">
              <p>{text("setFailed")}</p>
              <Button onClick={retry}>{text("retry")}</Button>
            </div>
          )}
          {isList ? (
            <>
              <div className="flex min-h-11 break-after-avoid items-center justify-between gap-x-6">
                <h2 className="font-display text-2xl">{text(`set.${set.name}`)}</h2>
                <Link href={addressOf(place.name)} className={buttonClass("bare", "print:hidden")}>
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
        {!isList && !progress.isFinished && (
          <aside className="hidden min-h-0 flex-col xl:flex">
            <p aria-hidden="true" className="pb-2 font-display text-xl">
              {text(`set.${set.name}`)}
            </p>
            <div className="min-h-0 grow overflow-y-auto">
              <AthkarQueue set={set} progress={progress} onGo={(to) => dispatch({ type: "go", to })} />
            </div>
          </aside>
        )}
      </div>
      <div className="panel mt-6 grid max-w-page gap-2 p-4 md:p-6 print:hidden">
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

/** Whether the page is about to be printed: rendered at once, before the browser draws the sheets. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const onBefore = () => flushSync(() => setIsPrinting(true));
    const onAfter = () => setIsPrinting(false);
    addEventListener("beforeprint", onBefore);
    addEventListener("afterprint", onAfter);
    return () => {
      removeEventListener("beforeprint", onBefore);
      removeEventListener("afterprint", onAfter);
    };
  }, []);
  return isPrinting;
}

type SetPickerProps = { readonly current: SetName; readonly view: AthkarView };

/** The sets in one row, at the side on wide screens; the one for this hour carries a point of gold. */
function SetPicker({ current, view }: SetPickerProps) {
  const text = useMessages("athkar");
  const offered = useOfferedSet();
  return (
    <PageChips
      label={text("sets")}
      current={current}
      className="shrink-0 lg:flex-col lg:[&>a]:min-h-11.5 lg:[&>a]:rounded-control lg:[&>a]:border-transparent print:hidden"
      options={allSets.map((name) => ({
        value: name,
        href: addressOf(name, view),
        label: (
          <>
            {name === offered && <span aria-hidden="true" className="size-1.75 rounded-round bg-gold" />}
            {text(`set.${name}`)}
            {name === offered && <span className="sr-only">{` (${text("now")})`}</span>}
          </>
        ),
      }))}
    />
  );
}
