import { Check, ChevronLeft, ChevronRight, List, Maximize2, Undo2, Volume2, VolumeX } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
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
  readonly on: Readonly<Record<"undo" | "previous" | "next" | "list" | "sound" | "fullScreen", () => void>>;
  /** The ring, between the buttons. */
  readonly children: ReactNode;
};

/** The zone of the thumb, which never moves: the ring in its middle, three buttons at each side. */
export function PlayerBar({ isFirst, isLast, canUndo, hasSound, on, children }: PlayerBarProps) {
  const text = useMessages("athkar");
  const isRightToLeft = useDirection() === "rtl";
  const keys = turnKeys(isRightToLeft);
  const thenFocusTap = (callback: () => void) => (event: MouseEvent) => {
    callback();
    backToTap(event);
  };
  const Sound = hasSound ? Volume2 : VolumeX;
  return (
    <div
      data-zone=""
      className="-mx-gutter grid shrink-0 grid-cols-[repeat(3,auto)_minmax(0,1fr)_repeat(3,auto)] place-items-center md:mx-auto md:w-full md:max-w-130 lg:h-34"
    >
      <IconButton
        label={text("previous")}
        disabled={isFirst}
        onClick={thenFocusTap(on.previous)}
        aria-keyshortcuts={keys.previous}
      >
        <ChevronLeft aria-hidden="true" className="size-5.5 rtl:-scale-x-100" />
      </IconButton>
      <IconButton label={text("undo")} disabled={!canUndo} onClick={thenFocusTap(on.undo)}>
        <Undo2 aria-hidden="true" className="size-5.5 rtl:-scale-x-100" />
      </IconButton>
      <IconButton label={text("listOfSet")} aria-haspopup="dialog" onClick={on.list}>
        <List aria-hidden="true" className="size-5.5 rtl:-scale-x-100" />
      </IconButton>
      {children}
      <IconButton label={text("sound")} aria-pressed={hasSound} onClick={on.sound}>
        <Sound aria-hidden="true" className="size-5.5" />
      </IconButton>
      <IconButton label={text("wholeScreen")} onClick={on.fullScreen}>
        <Maximize2 aria-hidden="true" className="size-5.5" />
      </IconButton>
      <IconButton
        label={text("next")}
        disabled={isLast}
        onClick={thenFocusTap(on.next)}
        aria-keyshortcuts={keys.next}
      >
        <ChevronRight aria-hidden="true" className="size-5.5 rtl:-scale-x-100" />
      </IconButton>
    </div>
  );
}

type PlayerRingProps = {
  readonly count: number;
  readonly repetitions: number;
  readonly onTap: () => void;
};

const ring = { cx: 50, cy: 50, r: 46, fill: "none", stroke: "currentColor" } as const;

/** The count of the dhikr as a ring that fills; a tap on it counts. */
export function PlayerRing({ count, repetitions, onTap }: PlayerRingProps) {
  const text = useMessages("athkar");
  const language = useLanguage();
  const [shown, total] = [formatNumber(count, language), formatNumber(repetitions, language)];
  const isSpent = count >= repetitions;
  return (
    <TapArea
      label={text("tap", { count: shown, total })}
      onTap={onTap}
      isSpent={isSpent}
      className="relative grid aspect-square w-full max-w-24 place-items-center rounded-round bg-raised active:bg-raised-high lg:max-w-27"
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 -rotate-90 rtl:-scale-x-100">
        <circle {...ring} strokeWidth="4" className="text-edge" />
        <circle
          {...ring}
          strokeWidth="7"
          strokeLinecap="round"
          pathLength="1"
          strokeDasharray={`${count / repetitions} 1`}
          className={count === 0 ? "hidden" : "text-green"}
        />
      </svg>
      <span
        aria-hidden="true"
        className="relative grid justify-items-center text-ink-soft text-xs leading-tight!"
      >
        {isSpent && repetitions === 1 ? (
          <Check className="size-8 text-green" />
        ) : (
          <span className="font-semibold text-3xl text-ink leading-none! rtl:leading-tight!">{shown}</span>
        )}
        {isSpent ? text("complete") : text("ofTotal", { total })}
      </span>
    </TapArea>
  );
}
