import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { TapArea } from "#app/ui/tap-area.tsx";

type TapBeadProps = {
  readonly target: number;
  readonly isFull: boolean;
  readonly isGlowing: boolean;
  readonly onTap: () => void;
};

const radius = 46;
const empty = { strokeDashoffset: 1, display: "none" };

/** The large round of the counter: it fills as the count is written into it, and glows when the target is reached. */
export function TapBead({ target, isFull, isGlowing, onTap }: TapBeadProps) {
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
          style={empty}
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
