import { ChevronLeft, ChevronRight, Maximize2, RotateCcw, Undo2, Volume2, VolumeX } from "lucide-react";
import type { MouseEvent } from "react";
import { useDirection, useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { backToTap } from "#app/platform/tap-keys.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TapArea } from "#app/ui/tap-area.tsx";

type PlayerBarProps = {
  readonly count: number;
  readonly repetitions: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly canUndo: boolean;
  readonly hasSound: boolean;
  readonly on: Readonly<
    Record<"tap" | "undo" | "previous" | "next" | "reset" | "sound" | "whole", () => void>
  >;
};

/** The counter within thumb's reach, and the ways to both sides of it. */
export function PlayerBar({ count, repetitions, isFirst, isLast, canUndo, hasSound, on }: PlayerBarProps) {
  const text = useMessages("athkar");
  const language = useLanguage();
  const isRightToLeft = useDirection() === "rtl";
  const [Previous, Next] = isRightToLeft ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  const [shown, total] = [formatNumber(count, language), formatNumber(repetitions, language)];
  const then = (act: () => void) => (event: MouseEvent) => {
    act();
    backToTap(event);
  };
  return (
    <div className="sticky bottom-16 z-10 -mx-4 border-line border-t bg-ground px-4 pt-3 pb-2 sm:mx-0 in-data-[bar=player]:bottom-34 sm:rounded-b-panel lg:bottom-0 lg:in-data-[bar=player]:bottom-18">
      <div className="flex items-center gap-2">
        <IconButton
          label={text("previous")}
          disabled={isFirst}
          onClick={then(on.previous)}
          className="size-14"
        >
          <Previous aria-hidden="true" className="size-6" />
        </IconButton>
        <TapArea
          label={text("tap", { count: shown, total })}
          onTap={on.tap}
          isSpent={count >= repetitions}
          className="relative grid h-20 grow place-items-center overflow-hidden rounded-panel border border-green bg-raised text-ink active:border-green-strong aria-disabled:border-line"
        >
          <span
            aria-hidden="true"
            className="absolute inset-y-0 start-0 w-full origin-left bg-green opacity-25 rtl:origin-right"
            style={{ transform: `scaleX(${count / repetitions})` }}
          />
          <span aria-hidden="true" className="relative font-display text-3xl tabular-nums">
            {text("countOf", { count: shown, total })}
          </span>
        </TapArea>
        <IconButton label={text("next")} disabled={isLast} onClick={then(on.next)} className="size-14">
          <Next aria-hidden="true" className="size-6" />
        </IconButton>
      </div>
      <div className="mt-1 flex justify-center gap-4">
        <IconButton label={text("undo")} disabled={!canUndo} onClick={then(on.undo)}>
          <Undo2 aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={text("reset")} onClick={then(on.reset)}>
          <RotateCcw aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={text("sound")} aria-pressed={hasSound} onClick={on.sound}>
          {hasSound ? (
            <Volume2 aria-hidden="true" className="size-5" />
          ) : (
            <VolumeX aria-hidden="true" className="size-5" />
          )}
        </IconButton>
        <IconButton label={text("wholeScreen")} onClick={on.whole}>
          <Maximize2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </div>
  );
}
