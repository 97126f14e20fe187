import { lazy, Suspense, useDeferredValue, useEffect, useState } from "react";
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
const WholeScreen = lazy(() => import("./whole-screen.tsx").then((file) => ({ default: file.WholeScreen })));

type AthkarPlayerProps = {
  readonly set: AthkarSet;
  readonly progress: AthkarProgress;
  readonly dispatch: (dispatch: AthkarAction) => void;
  readonly hasSound: boolean;
  readonly onSound: () => void;
  /** Where the whole set stands as a list. */
  readonly listHref: string;
};

/** One remembrance at a time, counted to its end: its words scroll in their box, the counter stays where it is. */
export function AthkarPlayer(props: AthkarPlayerProps) {
  const { set, progress: newest, dispatch, hasSound, onSound, listHref } = props;
  const text = useMessages("athkar");
  const language = useLanguage();
  const isRightToLeft = useDirection() === "rtl";
  const [isWhole, setIsWhole] = useState(false);
  // The number is drawn with the tap, all that hangs on it behind.
  const progress = useDeferredValue(newest);
  const dhikr = set.dhikrs[Math.min(progress.at, set.dhikrs.length - 1)];
  const tap = () => dispatch({ type: "tap", now: Date.now() });
  const turn = { next: () => dispatch({ type: "next" }), previous: () => dispatch({ type: "previous" }) };
  useTapKeys(tap, !newest.isFinished);
  useTurnKeys({ ...turn, isRightToLeft }, !newest.isFinished);
  const isLast = progress.at >= set.dhikrs.length - 1;
  useEffect(() => {
    // What comes after the last one is there when it is wanted.
    if (isLast) Congratulation.ready().catch(() => console.warn("the end of the set did not load"));
  }, [isLast]);
  if (!dhikr) return <p className="panel mt-6 p-8 text-center">{text("emptySet")}</p>;

  const said = completedIn(progress, set.dhikrs);
  const total = set.dhikrs.length;
  if (progress.isFinished)
    return (
      <Congratulation
        said={said}
        left={total - said}
        onLeft={() =>
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
            {text("said", { count: said })}
          </p>
        </div>
        <div
          aria-hidden="true"
          className="mx-4 mt-2 h-1 shrink-0 overflow-hidden rounded-round bg-line sm:mx-8"
        >
          <div
            className="h-full origin-left bg-gold transition-transform rtl:origin-right"
            style={{ transform: `scaleX(${said / total})` }}
          />
        </div>
        <section
          key={dhikr.id}
          aria-label={text("wordsOfDhikr")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keys
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
          whole: () => setIsWhole(true),
        }}
      >
        <PlayerCount count={count} repetitions={dhikr.repetitions} onTap={tap} />
      </PlayerBar>
      {isWhole && (
        <Suspense fallback={null}>
          <WholeScreen
            dhikr={dhikr}
            shownCount={text("countOf", { count: shown, total: repetitions })}
            label={text("tap", { count: shown, total: repetitions })}
            isSpent={count >= dhikr.repetitions}
            canUndo={canUndo}
            onTap={tap}
            onUndo={() => dispatch({ type: "undo" })}
            onClose={() => setIsWhole(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
