import { lazy, Suspense, useDeferredValue, useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useTapKeys } from "#app/platform/tap-keys.ts";
import {
  type AthkarAct,
  type AthkarProgress,
  completedIn,
  countOf,
  isComplete,
} from "#domain/counting/athkar-progress.ts";
import type { AthkarSet } from "./athkar-set.ts";
import { Congratulation } from "./congratulation.tsx";
import { DhikrWords } from "./dhikr-words.tsx";
import { PlayerBar } from "./player-bar.tsx";
import { PlayerCount } from "./player-count.tsx";

const WholeScreen = lazy(() => import("./whole-screen.tsx").then((file) => ({ default: file.WholeScreen })));

type AthkarPlayerProps = {
  readonly set: AthkarSet;
  readonly progress: AthkarProgress;
  readonly act: (act: AthkarAct) => void;
  readonly hasSound: boolean;
  readonly onSound: () => void;
};

/** One remembrance at a time, counted to its end. */
export function AthkarPlayer({ set, progress: newest, act, hasSound, onSound }: AthkarPlayerProps) {
  const text = useMessages("athkar");
  const language = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  // The number is drawn with the tap, all that hangs on it behind.
  const progress = useDeferredValue(newest);
  const dhikr = set.dhikrs[Math.min(progress.at, set.dhikrs.length - 1)];
  const tap = () => act({ type: "tap", now: Date.now() });
  useTapKeys(tap, !newest.isFinished);
  if (!dhikr) return <p className="panel mt-6 p-8 text-center">{text("emptySet")}</p>;

  const said = completedIn(progress, set.dhikrs);
  const total = set.dhikrs.length;
  if (progress.isFinished)
    return (
      <Congratulation
        said={said}
        left={total - said}
        onLeft={() => act({ type: "go", to: set.dhikrs.findIndex((each) => !isComplete(progress, each)) })}
        onAgain={() => act({ type: "reset" })}
      />
    );

  const count = countOf(newest, dhikr);
  const [shown, repetitions] = [formatNumber(count, language), formatNumber(dhikr.repetitions, language)];
  const canUndo = progress.trail.length > 0;
  return (
    <section aria-label={text("player")} className="mt-1">
      <p className="mb-2 text-ink-soft text-sm">
        {text("position", {
          at: formatNumber(progress.at + 1, language),
          total: formatNumber(total, language),
        })}
        {" · "}
        {text("said", { count: said })}
      </p>
      <div aria-hidden="true" className="h-1 overflow-hidden rounded-round bg-line">
        <div
          className="h-full origin-left bg-gold transition-transform rtl:origin-right"
          style={{ transform: `scaleX(${said / total})` }}
        />
      </div>
      <div className="panel mt-3 min-h-80 p-5 sm:p-8">
        <DhikrWords dhikr={dhikr} edition={set.edition} />
      </div>
      <PlayerBar
        isFirst={progress.at === 0}
        isLast={progress.at >= total - 1}
        canUndo={canUndo}
        hasSound={hasSound}
        on={{
          undo: () => act({ type: "undo" }),
          previous: () => act({ type: "previous" }),
          next: () => act({ type: "next" }),
          reset: () => act({ type: "reset" }),
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
            onUndo={() => act({ type: "undo" })}
            onClose={() => setIsWhole(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
