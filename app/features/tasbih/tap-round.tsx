import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { debounce } from "#app/hydration/debounce.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { TapArea } from "#app/ui/tap-area.tsx";
import type { Phrase } from "./tasbih-phrases.ts";
import type { Counter } from "./use-tasbih.ts";

type TapRoundProps = {
  readonly counter: Counter;
  readonly phrase: Phrase;
  readonly isGlowing: boolean;
  readonly onTap: () => void;
};

const announceDelay = 300;
const emptyBar = { transform: "scaleX(0)" };

/** The bead and the bar under it: rendered empty, and again only when full; the count is written into the DOM. */
export function TapRound({ counter, phrase, isGlowing, onTap }: TapRoundProps) {
  const text = useMessages("tasbih");
  const language = useLanguage();
  const round = useRef<HTMLDivElement>(null);
  const { id, target } = phrase;
  const readCount = () => {
    const { phrase: counted, count } = counter.read();
    return counted === id ? count : 0;
  };
  const isFullNow = () => readCount() >= target;
  const isFull = useSyncExternalStore(counter.subscribe, isFullNow, isFullNow);

  // After every rendering, because it may have reset what was written into the DOM.
  useLayoutEffect(() => {
    if (!round.current) return;
    const [writeCount, writeLabel] = [countWriter(round.current), labelWriter(round.current)];
    const total = formatNumber(target, language);
    const announceCount = () => {
      const count = readCount();
      writeLabel(count, text("tapLabel", { count: formatNumber(count, language), total }));
    };
    const debounced = debounce(announceCount, announceDelay);
    const write = () => {
      const count = readCount();
      writeCount({ count, target, shown: formatNumber(count, language) });
      debounced.moved();
    };
    write();
    announceCount();
    const unsubscribe = counter.subscribe(write);
    return () => {
      debounced.stop();
      unsubscribe();
    };
  });

  return (
    <div ref={round}>
      <div className="my-6">
        <TapBead target={target} isFull={isFull} isGlowing={isGlowing} onTap={onTap} />
      </div>
      <div
        role="progressbar"
        aria-label={text("progress")}
        aria-valuemin={0}
        aria-valuemax={target}
        aria-valuenow={0}
        className="h-1.5 overflow-hidden rounded-round bg-line"
      >
        <div data-bar="" className="h-full origin-left bg-green rtl:origin-right" style={emptyBar} />
      </div>
    </div>
  );
}

type TapBeadProps = {
  readonly target: number;
  readonly isFull: boolean;
  readonly isGlowing: boolean;
  readonly onTap: () => void;
};

const radius = 46;
const emptyRing = { strokeDashoffset: 1, display: "none" };

/** The large bead of the counter: its ring fills with the count, and it glows when the target is reached. */
function TapBead({ target, isFull, isGlowing, onTap }: TapBeadProps) {
  const text = useMessages("tasbih");
  const language = useLanguage();
  const none = formatNumber(0, language);
  const total = formatNumber(target, language);
  return (
    <TapArea
      label={text("tapLabel", { count: none, total })}
      onTap={onTap}
      isSpent={isFull}
      className={`group relative mx-auto block size-64 rounded-round [contain:layout_size_style] border border-line bg-raised shadow-panel outline-offset-8 sm:size-72 ${isGlowing ? "border-gold! bg-gold/20!" : ""}`}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" fill="none" className="absolute inset-0 -rotate-90">
        <circle cx="50" cy="50" r={radius} stroke="currentColor" strokeWidth="2.5" className="text-line" />
        <circle
          data-ring=""
          cx="50"
          cy="50"
          r={radius}
          pathLength="1"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray="1"
          className={isFull ? "text-gold" : "text-green"}
          style={emptyRing}
        />
      </svg>
      <span aria-hidden="true" className="absolute inset-0 grid content-center justify-items-center gap-1">
        <span
          data-count=""
          className="h-18 w-full text-center font-display text-7xl tabular-nums leading-none! [contain:layout_size_style]"
        >
          {none}
        </span>
        <span className="text-ink-soft tabular-nums">{text("ofTarget", { total })}</span>
        <span className="mt-2 font-medium text-green tracking-widest group-aria-disabled:text-gold">
          {text(isFull ? "done" : "tap")}
        </span>
      </span>
    </TapArea>
  );
}

/** What is visible of a count. */
type ShownCount = {
  readonly count: number;
  readonly target: number;
  /** The count in the digits of the language. */
  readonly shown: string;
};

const partOf = (round: Element, name: string) => round.querySelector<HTMLElement | SVGElement>(`[${name}]`);

/**
 * Returns a function that writes a count straight into the DOM: a tap changes three small things, and rendering the
 * whole bead for them costs several times as much.
 */
function countWriter(round: Element): (count: ShownCount) => void {
  const [words, ring, bar] = [
    partOf(round, "data-count"),
    partOf(round, "data-ring"),
    partOf(round, "data-bar"),
  ];
  let wasEmpty: boolean | undefined;
  return ({ count, target, shown }) => {
    const share = Math.min(1, count / target);
    if (words?.firstChild) words.firstChild.nodeValue = shown;
    if (ring) ring.style.strokeDashoffset = String(1 - share);
    if (bar) bar.style.transform = `scaleX(${share})`;
    const isEmpty = count === 0;
    // The round cap of an empty line would show as a dot.
    if (ring && isEmpty !== wasEmpty) ring.style.display = isEmpty ? "none" : "";
    wasEmpty = isEmpty;
  };
}

/**
 * Returns a function that writes a count for screen readers: the name of the bead and the value of the progress bar.
 * They cannot keep pace with the tapping, so the caller debounces it.
 */
function labelWriter(round: Element): (count: number, label: string) => void {
  const [name, progress] = [partOf(round, "data-name"), partOf(round, "aria-valuenow")];
  return (count, label) => {
    if (name?.firstChild) name.firstChild.nodeValue = label;
    progress?.setAttribute("aria-valuenow", String(count));
  };
}
