import { Check } from "lucide-react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { TapArea } from "#app/ui/tap-area.tsx";

type PlayerCountProps = {
  readonly count: number;
  readonly repetitions: number;
  readonly onTap: () => void;
};

/** How often the remembrance was said, and where one taps to say it once more. */
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
