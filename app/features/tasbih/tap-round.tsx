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

/** The ring of beads and the field around it that counts: rendered empty, and again only when full. */
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
  const [none, total] = [formatNumber(0, language), formatNumber(target, language)];

  // After every rendering, because it may have reset what was written into the DOM.
  useLayoutEffect(() => {
    if (!round.current) return;
    const [writeCount, writeLabel] = [countWriter(round.current), labelWriter(round.current)];
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
    <div ref={round} className="relative row-start-4 grid min-h-0 grow place-items-center">
      <TapArea
        label={text("tapLabel", { count: none, total })}
        onTap={onTap}
        isSpent={isFull}
        className={`absolute -inset-x-gutter inset-y-0 rounded-panel [contain:layout_size_style] md:inset-x-0 ${isGlowing ? "bg-gold-veil" : ""}`}
      >
        <span />
      </TapArea>
      <div className="pointer-events-none absolute inset-0 grid place-items-center [contain:layout_style]">
        <div
          role="progressbar"
          aria-label={text("progress")}
          aria-valuemin={0}
          aria-valuemax={target}
          aria-valuenow={0}
          className="relative aspect-square h-[min(100%,75vw,46svh)] lg:h-[min(100%,25rem,48svh)]"
        >
          <Beads target={target} />
          <div
            aria-hidden="true"
            className="absolute inset-0 grid content-center justify-items-center gap-1 text-ink-soft"
          >
            <span
              data-count=""
              className="h-[1em] w-full text-center font-medium text-[min(4.5rem,9svh)] text-ink leading-none! tracking-tight [contain:layout_size_style] lg:h-24 lg:text-8xl"
            >
              {none}
            </span>
            <span className="leading-tight!">{text("ofTarget", { total })}</span>
            <span className={`font-medium text-sm tracking-widest ${isFull ? "text-gold" : "text-green"}`}>
              {text(isFull ? "done" : "tap")}
            </span>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The beads of a target, unlit, from the top in the reading direction. */
function Beads({ target }: { readonly target: number }) {
  return (
    <svg
      viewBox="0 0 240 240"
      aria-hidden="true"
      strokeWidth="1.5"
      className="absolute inset-0 size-full overflow-visible fill-sunk stroke-edge rtl:-scale-x-100 [&>[data-lit=last]]:fill-gold [&>[data-lit=last]]:stroke-gold [&>[data-lit=yes]]:fill-green [&>[data-lit=yes]]:stroke-green"
    >
      {beadsOf(target).map(({ place, x, y }) => (
        <circle key={place} cx={x} cy={y} r="7.2" />
      ))}
    </svg>
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
 * Returns a function that writes a count straight into the DOM: a tap changes a number and two beads, and rendering the
 * whole ring for them costs several times as much.
 */
function countWriter(round: Element): (count: ShownCount) => void {
  const words = partOf(round, "data-count");
  const beads = [...round.querySelectorAll("circle")];
  let before: number | undefined;
  const look = (place: number, lit: number) => {
    const bead = beads[place];
    if (place >= lit) bead?.removeAttribute("data-lit");
    else bead?.setAttribute("data-lit", place === lit - 1 ? "last" : "yes");
  };
  return ({ count, target, shown }) => {
    if (words?.firstChild) words.firstChild.nodeValue = shown;
    const lit = litBeads(count, target);
    if (lit === before) return;
    const from = before === undefined ? 0 : Math.max(0, Math.min(before, lit) - 1);
    const to = before === undefined ? beads.length : Math.max(before, lit);
    for (let place = from; place < to; place += 1) look(place, lit);
    before = lit;
  };
}

/**
 * Returns a function that writes a count for screen readers: the name of the field and the value of the progress bar.
 * They cannot keep pace with the tapping, so the caller debounces it.
 */
function labelWriter(round: Element): (count: number, label: string) => void {
  const [name, progress] = [partOf(round, "data-name"), partOf(round, "aria-valuenow")];
  return (count, label) => {
    if (name?.firstChild) name.firstChild.nodeValue = label;
    progress?.setAttribute("aria-valuenow", String(count));
  };
}

/** The number of beads on a string of tasbih; a longer target is shown as a share of them. */
const stringLength = 33;
const longestString = 40;

/** The distance of the beads from the middle of a square of 240. */
const radius = 108;

type Bead = { readonly place: number; readonly x: number; readonly y: number };

function beadCount(target: number): number {
  return target <= longestString ? target : stringLength;
}

/** Positions of the beads of a target on the ring, starting at the top, where the ends of the thread meet. */
export function beadsOf(target: number): readonly Bead[] {
  const count = beadCount(target);
  return Array.from({ length: count }, (_, place) => {
    const angle = ((place + 0.5) / count) * 2 * Math.PI;
    const at = (offset: number) => Math.round((120 + offset) * 10) / 10;
    return { place, x: at(radius * Math.sin(angle)), y: at(-radius * Math.cos(angle)) };
  });
}

/** How many of the beads are lit: one as soon as anything is counted, all of them only at the target. */
export function litBeads(count: number, target: number): number {
  const beads = beadCount(target);
  if (beads === target) return Math.min(count, target);
  return count === 0 ? 0 : Math.max(1, Math.floor((Math.min(count, target) / target) * beads));
}
