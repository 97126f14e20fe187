import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "wouter";
import { playChime, playClick } from "#app/audio/cue-sounds.ts";
import { useDirection, useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { onOff, storedValue, useStoredValue } from "#app/storage/stored-value.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useToast } from "#app/ui/toast.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import type { AthkarAction } from "#domain/counting/athkar-progress.ts";
import type { AthkarView } from "./athkar-address.ts";
import { AthkarList } from "./athkar-list.tsx";
import { AthkarPlayer } from "./athkar-player.tsx";
import { AthkarQueue } from "./athkar-queue.tsx";
import type { AthkarSet, ShownDhikr } from "./athkar-set.ts";
import { useSetTitle } from "./set-title.ts";
import { useAthkarProgress } from "./use-athkar-progress.ts";

/** A soft click with every tap. */
const storedSound = storedValue<boolean>("athkar.sound", onOff, false);

/** Whether the next dhikr follows automatically. */
const storedAdvance = storedValue<boolean>("athkar.advance", onOff, true);

/** From the tabs to the bottom bar, so that nothing moves whatever the length of the text. */
const oneScreen =
  "data-one-screen:h-[calc(100svh-var(--header-height)-var(--bar-height)-var(--athkar-head)-env(safe-area-inset-bottom))] data-one-screen:min-h-72 in-data-[bar=player]:data-one-screen:h-[calc(100svh-var(--header-height)-var(--bar-height)-var(--athkar-head)-4.5rem)] lg:data-one-screen:h-[calc(100svh-var(--header-height)-var(--athkar-head))] lg:in-data-[bar=player]:data-one-screen:h-[calc(100svh-var(--header-height)-var(--athkar-head)-4.5rem)]";

type AthkarSessionProps = {
  readonly set: AthkarSet;
  /** Under what the progress is stored. */
  readonly progressKey: string;
  readonly view: AthkarView;
  readonly hrefOf: (view: AthkarView) => string;
  readonly isLoading?: boolean;
  /** Leads to the other sets. */
  readonly picker: ReactNode;
  /** What is to be said before the set. */
  readonly notice: ReactNode;
  /** Sets `--athkar-head`: how much of the screen stands above and around the player, where nothing around it does. */
  readonly className?: string;
};

/** Saying the athkar of a set, one by one or as a list: counts, sounds, messages and the settings below. */
export function AthkarSession(props: AthkarSessionProps) {
  const { set, progressKey, view, hrefOf, isLoading = false, picker, notice, className = "" } = props;
  const text = useMessages("athkar");
  const language = useLanguage();
  const title = useSetTitle(set);
  const showToast = useToast();
  const [hasSound, saveSound] = useStoredValue(storedSound);
  const [isAdvancing, saveAdvancing] = useStoredValue(storedAdvance);

  const showFullToast = (dhikr: ShownDhikr | undefined) => {
    const total = formatNumber(dhikr?.repetitions ?? 0, language);
    if (dhikr) showToast({ title: text("full", { total }), topic: "count" });
  };
  const { progress, dispatch } = useAthkarProgress(progressKey, set.dhikrs, (action, before, after) => {
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
  const isList = view === "list" || isPrinting;
  const isRightToLeft = useDirection() === "rtl";
  const [next, previous] = isRightToLeft ? ["←", "→"] : ["→", "←"];
  return (
    <article aria-busy={isLoading} className={className}>
      <div
        {...(isList || progress.isFinished ? {} : { "data-one-screen": "" })}
        className={`of-the-hour ${oneScreen} flex flex-col gap-1.5 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10 xl:data-one-screen:grid-cols-[13rem_minmax(0,1fr)_20rem] print:block`}
      >
        {picker}
        <div className="flex min-h-0 min-w-0 grow flex-col">
          {notice}
          {isList ? (
            <>
              <div className="flex min-h-11 break-after-avoid items-center justify-between gap-x-6">
                <h2 className="font-display text-2xl">{title}</h2>
                <Link href={hrefOf("player")} className={buttonClass("bare", "print:hidden")}>
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
              listHref={hrefOf("list")}
            />
          )}
        </div>
        {!isList && !progress.isFinished && (
          <aside className="hidden min-h-0 flex-col xl:flex">
            <p aria-hidden="true" className="pb-2 font-display text-xl">
              {title}
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

const DailyReminder = lazyComponent(() => import("./daily-reminder.tsx").then((file) => file.DailyReminder));

/** The folded reminder: its code is loaded when it is opened. */
function FoldedReminder() {
  const text = useMessages("athkar");
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details onToggle={(event) => setWasOpened((was) => was || event.currentTarget.open)}>
      <summary className="min-h-11 content-center">{text("reminder")}</summary>
      {wasOpened && (
        <MoreWords area="ownathkar">
          <DailyReminder />
        </MoreWords>
      )}
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
