import { type MouseEvent, useDeferredValue, useEffect, useState } from "react";
import { useTapKeys } from "#app/browser/tap-keys.ts";
import { useTurnKeys } from "#app/browser/turn-keys.ts";
import { useDirection, useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useOpenedPart } from "#app/ui/use-opened-part.ts";
import {
  type AthkarAction,
  type AthkarProgress,
  completedIn,
  countOf,
  isComplete,
} from "#domain/counting/athkar-progress.ts";
import type { AthkarSet } from "./athkar-set.ts";
import { DhikrSource } from "./dhikr-source.tsx";
import { arabicOf, DhikrWords, isShort } from "./dhikr-words.tsx";
import { PlayerBar, PlayerRing } from "./player-bar.tsx";
import { useSetTitle } from "./set-title.ts";

const Congratulation = lazyComponent(() =>
  import("./congratulation.tsx").then((file) => file.Congratulation),
);
const FullScreenCounter = lazyComponent(() =>
  import("./full-screen-counter.tsx").then((file) => file.FullScreenCounter),
);
const SetSheet = lazyComponent(() => import("./set-sheet.tsx").then((file) => file.SetSheet));

type AthkarPlayerProps = {
  readonly set: AthkarSet;
  readonly progress: AthkarProgress;
  readonly dispatch: (action: AthkarAction) => void;
  readonly hasSound: boolean;
  readonly onSound: () => void;
  /** Address of the set as a list. */
  readonly listHref: string;
};

/** A press on the card that was meant for nothing else in it, and selected no words. */
function isCount({ target }: MouseEvent): boolean {
  const isControl = target instanceof Element && target.closest("a, button, details") !== null;
  return !isControl && (getSelection()?.isCollapsed ?? true);
}

/** One dhikr at a time: its card fills the screen and counts, the zone under it stays in place. */
export function AthkarPlayer(props: AthkarPlayerProps) {
  const { set, progress: newest, dispatch, hasSound, onSound, listHref } = props;
  const text = useMessages("athkar");
  const title = useSetTitle(set);
  const language = useLanguage();
  const isRightToLeft = useDirection() === "rtl";
  const shell = useMessages("shell");
  const [isFullScreen, setIsFullScreen] = useState(false);
  const sheet = useOpenedPart(SetSheet, {
    title: shell("loadFailedTitle"),
    description: shell("loadFailedText"),
  });
  // The count is rendered with the tap, everything else may follow later.
  const progress = useDeferredValue(newest);
  const dhikr = set.dhikrs[Math.min(progress.at, set.dhikrs.length - 1)];
  const tap = () => dispatch({ type: "tap", now: Date.now() });
  const turn = { next: () => dispatch({ type: "next" }), previous: () => dispatch({ type: "previous" }) };
  useTapKeys(tap, !newest.isFinished);
  useTurnKeys({ ...turn, isRightToLeft }, !newest.isFinished);
  const isLast = progress.at >= set.dhikrs.length - 1;
  useEffect(() => {
    // Loaded with the last dhikr, so that it is there when the set ends.
    if (isLast) Congratulation.ready().catch(() => console.warn("the end of the set did not load"));
  }, [isLast]);
  if (!dhikr) return <p className="panel mt-6 p-8 text-center">{text("emptySet")}</p>;

  const completed = completedIn(progress, set.dhikrs);
  const total = set.dhikrs.length;
  if (progress.isFinished)
    return (
      <Congratulation
        completed={completed}
        skipped={total - completed}
        onSkipped={() =>
          dispatch({ type: "go", to: set.dhikrs.findIndex((each) => !isComplete(progress, each)) })
        }
        onAgain={() => dispatch({ type: "reset" })}
      />
    );

  const count = countOf(newest, dhikr);
  const [shown, repetitions] = [formatNumber(count, language), formatNumber(dhikr.repetitions, language)];
  const canUndo = progress.trail.length > 0;
  return (
    <section
      aria-label={text("player")}
      className="grid min-h-0 grow grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_120px] lg:grid-rows-[minmax(0,1fr)_8.5rem]"
    >
      {/* The ring does the same for the keyboard and for screen readers. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        data-card=""
        onClick={(event) => {
          if (isCount(event)) tap();
        }}
        className="panel flex min-h-0 cursor-pointer touch-manipulation flex-col"
      >
        <div className="flex items-baseline justify-between gap-3 px-4 pt-1.5 text-sm leading-6! md:px-6 md:pt-2.5">
          <h2 className="font-semibold leading-6!">{title}</h2>
          <p className="text-ink-soft tabular-nums leading-6!">
            {text("position", {
              at: formatNumber(progress.at + 1, language),
              total: formatNumber(total, language),
            })}
            <span className="sr-only">{`, ${text("said", { count: completed })}`}</span>
          </p>
        </div>
        <div aria-hidden="true" data-ticks="" className="mx-4 mt-1 flex shrink-0 gap-0.5 md:mx-6 md:mt-2">
          {set.dhikrs.map((each, at) => (
            <span
              key={each.id}
              className={`h-0.75 grow rounded-round ${at === progress.at ? "bg-gold" : isComplete(progress, each) ? "bg-green" : "bg-line"}`}
            />
          ))}
        </div>
        <section
          key={dhikr.id}
          aria-label={text("wordsOfDhikr")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
          data-words=""
          className={`min-h-0 grow overflow-y-auto overscroll-contain px-4 pt-2 pb-4 -outline-offset-4 md:px-6 ${isShort(arabicOf(dhikr)) ? "lg:flex lg:flex-col lg:justify-center-safe" : ""}`}
        >
          <DhikrWords dhikr={dhikr} edition={set.edition} />
        </section>
        <DhikrSource key={`source ${dhikr.id}`} dhikr={dhikr} />
      </div>
      <PlayerBar
        isFirst={progress.at === 0}
        isLast={isLast}
        canUndo={canUndo}
        hasSound={hasSound}
        on={{
          ...turn,
          undo: () => dispatch({ type: "undo" }),
          list: sheet.open,
          sound: onSound,
          fullScreen: () => setIsFullScreen(true),
        }}
      >
        <PlayerRing count={count} repetitions={dhikr.repetitions} onTap={tap} />
      </PlayerBar>
      {sheet.isOpen !== undefined && (
        <SetSheet
          set={set}
          progress={progress}
          isOpen={sheet.isOpen}
          listHref={listHref}
          onClose={sheet.close}
          onGo={(to) => dispatch({ type: "go", to })}
          onReset={() => dispatch({ type: "reset" })}
        />
      )}
      {isFullScreen && (
        <FullScreenCounter
          dhikr={dhikr}
          shownCount={text("countOf", { count: shown, total: repetitions })}
          label={text("tap", { count: shown, total: repetitions })}
          isSpent={count >= dhikr.repetitions}
          canUndo={canUndo}
          onTap={tap}
          onUndo={() => dispatch({ type: "undo" })}
          onClose={() => setIsFullScreen(false)}
        />
      )}
    </section>
  );
}
