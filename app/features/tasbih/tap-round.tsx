import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { debounce } from "#app/hydration/debounce.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { Counter } from "./counter.ts";
import { TapBead } from "./tap-bead.tsx";
import type { Phrase } from "./tasbih-phrases.ts";
import { countTeller, countWriter } from "./write-count.ts";

type TapRoundProps = {
  readonly counter: Counter;
  readonly phrase: Phrase;
  readonly isGlowing: boolean;
  readonly onTap: () => void;
};

const announceDelay = 300;
const emptyBar = { transform: "scaleX(0)" };

/** The bead and the bar under it: drawn empty, and drawn anew only when full; the count is written into them. */
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

  // After every drawing: it may have put something back to nothing.
  useLayoutEffect(() => {
    if (!round.current) return;
    const [writeCount, tellCount] = [countWriter(round.current), countTeller(round.current)];
    const total = formatNumber(target, language);
    const tell = () => {
      const count = readCount();
      tellCount(count, text("tapLabel", { count: formatNumber(count, language), total }));
    };
    const rest = debounce(tell, announceDelay);
    const write = () => {
      const count = readCount();
      writeCount({ count, target, shown: formatNumber(count, language) });
      rest.moved();
    };
    write();
    tell();
    const unsubscribe = counter.subscribe(write);
    return () => {
      rest.stop();
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
