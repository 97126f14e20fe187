import {
  Check,
  ChevronLeft,
  ChevronRight,
  List,
  Maximize2,
  RotateCcw,
  Undo2,
  Volume2,
  VolumeX,
} from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Link } from "wouter";
import { backToTap } from "#app/browser/tap-keys.ts";
import { turnKeys } from "#app/browser/turn-keys.ts";
import { useDirection, useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TapArea } from "#app/ui/tap-area.tsx";

type PlayerBarProps = {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly canUndo: boolean;
  readonly hasSound: boolean;
  readonly listHref: string;
  readonly on: Readonly<Record<"undo" | "previous" | "next" | "reset" | "sound" | "fullScreen", () => void>>;
  /** The counter, between the buttons. */
  readonly children: ReactNode;
};

/** The counter within reach of the thumb, with the buttons around it. */
export function PlayerBar({ isFirst, isLast, canUndo, hasSound, listHref, on, children }: PlayerBarProps) {
  const text = useMessages("athkar");
  const isRightToLeft = useDirection() === "rtl";
  const keys = turnKeys(isRightToLeft);
  const [Previous, Next] = isRightToLeft ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  const thenFocusTap = (callback: () => void) => (event: MouseEvent) => {
    callback();
    backToTap(event);
  };
  return (
    <div className="sticky bottom-[calc(4rem+1px+env(safe-area-inset-bottom))] z-10 -mx-4 h-30 shrink-0 bg-ground px-4 pt-2 pb-1 sm:mx-0 in-data-[bar=player]:bottom-[calc(8.5rem+env(safe-area-inset-bottom))] lg:bottom-0 lg:in-data-[bar=player]:bottom-18">
      <div className="flex items-center gap-2">
        <IconButton
          label={text("previous")}
          disabled={isFirst}
          onClick={thenFocusTap(on.previous)}
          aria-keyshortcuts={keys.previous}
          className="size-16"
        >
          <Previous aria-hidden="true" className="size-6" />
        </IconButton>
        {children}
        <IconButton
          label={text("next")}
          disabled={isLast}
          onClick={thenFocusTap(on.next)}
          aria-keyshortcuts={keys.next}
          className="size-16"
        >
          <Next aria-hidden="true" className="size-6" />
        </IconButton>
      </div>
      <div className="flex justify-center gap-4">
        <IconButton label={text("undo")} disabled={!canUndo} onClick={thenFocusTap(on.undo)}>
          <Undo2 aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={text("reset")} onClick={thenFocusTap(on.reset)}>
          <RotateCcw aria-hidden="true" className="size-5" />
        </IconButton>
        <Link
          href={listHref}
          aria-label={text("listView")}
          title={text("listView")}
          className="inline-flex size-11 items-center justify-center rounded-control text-ink-soft transition-colors hover:bg-raised hover:text-ink"
        >
          <List aria-hidden="true" className="size-5" />
        </Link>
        <IconButton label={text("sound")} aria-pressed={hasSound} onClick={on.sound}>
          {hasSound ? (
            <Volume2 aria-hidden="true" className="size-5" />
          ) : (
            <VolumeX aria-hidden="true" className="size-5" />
          )}
        </IconButton>
        <IconButton label={text("wholeScreen")} onClick={on.fullScreen}>
          <Maximize2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </div>
  );
}

type PlayerCountProps = {
  readonly count: number;
  readonly repetitions: number;
  readonly onTap: () => void;
};

/** The count of the dhikr, and the area to tap for the next one. */
export function PlayerCount({ count, repetitions, onTap }: PlayerCountProps) {
  const text = useMessages("athkar");
  const language = useLanguage();
  const [shown, total] = [formatNumber(count, language), formatNumber(repetitions, language)];
  return (
    <TapArea
      label={text("tap", { count: shown, total })}
      onTap={onTap}
      isSpent={count >= repetitions}
      className="relative grid h-16 grow content-center justify-items-center overflow-hidden rounded-panel border border-green bg-raised text-ink active:border-green-strong aria-disabled:border-line"
    >
      <span
        aria-hidden="true"
        className="absolute inset-y-0 start-0 w-full origin-left bg-green opacity-25 rtl:origin-right"
        style={{ transform: `scaleX(${count / repetitions})` }}
      />
      <span aria-hidden="true" className="relative font-display text-3xl tabular-nums leading-8!">
        {text("countOf", { count: shown, total })}
      </span>
      {count >= repetitions && (
        <span className="relative flex items-center gap-1 font-medium text-green text-sm leading-5!">
          <Check aria-hidden="true" className="size-4" />
          {text("complete")}
        </span>
      )}
    </TapArea>
  );
}
