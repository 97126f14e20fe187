import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { Counter } from "./counter.ts";
import { TapBead } from "./tap-bead.tsx";
import type { Phrase } from "./tasbih-phrases.ts";
import { countWriter } from "./write-count.ts";

type TapRoundProps = {
  readonly counter: Counter;
  readonly phrase: Phrase;
  readonly isGlowing: boolean;
  readonly onTap: () => void;
};

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
    const writeCount = countWriter(round.current);
    const total = formatNumber(target, language);
    const write = () => {
      const count = readCount();
      const shown = formatNumber(count, language);
      writeCount({ count, target, shown, label: text("tapLabel", { count: shown, total }) });
    };
    write();
    return counter.subscribe(write);
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
