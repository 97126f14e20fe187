import { useDeferredValue, useEffect, useState } from "react";
import { useTapKeys } from "#app/browser/tap-keys.ts";
import { useTurnKeys } from "#app/browser/turn-keys.ts";
import { useDirection, useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import {
  type AthkarAction,
  type AthkarProgress,
  completedIn,
  countOf,
  isComplete,
} from "#domain/counting/athkar-progress.ts";
import type { AthkarSet } from "./athkar-set.ts";
import { DhikrWords } from "./dhikr-words.tsx";
import { PlayerBar, PlayerCount } from "./player-bar.tsx";

const Congratulation = lazyComponent(() =>
  import("./congratulation.tsx").then((file) => file.Congratulation),
);
const FullScreenCounter = lazyComponent(() =>
  import("./full-screen-counter.tsx").then((file) => file.FullScreenCounter),
);

type AthkarPlayerProps = {
  readonly set: AthkarSet;
  readonly progress: AthkarProgress;
  readonly dispatch: (action: AthkarAction) => void;
  readonly hasSound: boolean;
  readonly onSound: () => void;
  /** Address of the set as a list. */
  readonly listHref: string;
};

/** One dhikr at a time with its counter: the text scrolls in its box, the counter stays in place. */
export function AthkarPlayer(props: AthkarPlayerProps) {
  const { set, progress: newest, dispatch, hasSound, onSound, listHref } = props;
  const text = useMessages("athkar");
  const language = useLanguage();
  const isRightToLeft = useDirection() === "rtl";
  const [isFullScreen, setIsFullScreen] = useState(false);
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
    <section aria-label={text("player")} className="mt-1 flex min-h-0 grow flex-col">
      <div className="panel flex min-h-44 grow flex-col overflow-hidden">
        <div className="flex items-baseline justify-between gap-3 px-4 pt-2.5 text-sm sm:px-8">
          <h2 className="font-semibold">{text(`set.${set.name}`)}</h2>
          <p className="text-ink-soft">
            {text("position", {
              at: formatNumber(progress.at + 1, language),
              total: formatNumber(total, language),
            })}
            {" · "}
            {text("said", { count: completed })}
          </p>
        </div>
        <div
          aria-hidden="true"
          className="mx-4 mt-2 h-1 shrink-0 overflow-hidden rounded-round bg-line sm:mx-8"
        >
          <div
            className="h-full origin-left bg-gold transition-transform rtl:origin-right"
            style={{ transform: `scaleX(${completed / total})` }}
          />
        </div>
        <section
          key={dhikr.id}
          aria-label={text("wordsOfDhikr")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
          data-words=""
          className="min-h-0 grow overflow-y-auto overscroll-contain px-4 pt-1 pb-4 -outline-offset-4 sm:px-8 sm:pt-4"
        >
          <DhikrWords dhikr={dhikr} edition={set.edition} />
        </section>
      </div>
      <PlayerBar
        isFirst={progress.at === 0}
        isLast={isLast}
        canUndo={canUndo}
        hasSound={hasSound}
        listHref={listHref}
        on={{
          ...turn,
          undo: () => dispatch({ type: "undo" }),
          reset: () => dispatch({ type: "reset" }),
          sound: onSound,
          fullScreen: () => setIsFullScreen(true),
        }}
      >
        <PlayerCount count={count} repetitions={dhikr.repetitions} onTap={tap} />
      </PlayerBar>
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
