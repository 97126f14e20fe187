import { useSyncExternalStore } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { Counter } from "./counter.ts";
import { TapBead } from "./tap-bead.tsx";
import type { Phrase } from "./tasbih-phrases.ts";

type TapRoundProps = {
  readonly counter: Counter;
  readonly phrase: Phrase;
  readonly isGlowing: boolean;
  readonly onTap: () => void;
};

/** The bead and the bar under it: the part of the page that changes with every tap. */
export function TapRound({ counter, phrase, isGlowing, onTap }: TapRoundProps) {
  const text = useMessages("tasbih");
  const language = useLanguage();
  const tasbih = useSyncExternalStore(counter.subscribe, counter.read, counter.read);
  const count = phrase.id === tasbih.phrase ? tasbih.count : 0;
  return (
    <>
      <div className="my-6">
        <TapBead
          count={count}
          target={phrase.target}
          shown={formatNumber(count, language)}
          total={formatNumber(phrase.target, language)}
          isGlowing={isGlowing}
          onTap={onTap}
        />
      </div>
      <div
        role="progressbar"
        aria-label={text("progress")}
        aria-valuemin={0}
        aria-valuemax={phrase.target}
        aria-valuenow={count}
        className="h-1.5 overflow-hidden rounded-round bg-line"
      >
        <div
          className="h-full origin-left bg-green rtl:origin-right"
          style={{ transform: `scaleX(${count / phrase.target})` }}
        />
      </div>
    </>
  );
}
