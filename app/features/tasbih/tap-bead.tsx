import { useMessages } from "#app/i18n/messages.tsx";
import { TapArea } from "#app/ui/tap-area.tsx";

type TapBeadProps = {
  readonly count: number;
  readonly target: number;
  readonly shown: string;
  readonly total: string;
  readonly isGlowing: boolean;
  readonly onTap: () => void;
};

const radius = 46;
const circumference = 2 * Math.PI * radius;

/** The large round of the counter: it fills as the count goes on, and glows when the target is reached. */
export function TapBead({ count, target, shown, total, isGlowing, onTap }: TapBeadProps) {
  const text = useMessages("tasbih");
  return (
    <TapArea
      label={text("tapLabel", { count: shown, total })}
      onTap={onTap}
      isSpent={count >= target}
      className={`group relative mx-auto block size-64 rounded-round [contain:layout_size_style] border border-line bg-raised shadow-panel outline-offset-8 active:border-green sm:size-72 ${isGlowing ? "border-gold! bg-gold/20!" : ""}`}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" fill="none" className="absolute inset-0 -rotate-90">
        <circle cx="50" cy="50" r={radius} stroke="currentColor" strokeWidth="2.5" className="text-line" />
        <circle
          cx="50"
          cy="50"
          r={radius}
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray={circumference}
          className={count === 0 ? "hidden" : count >= target ? "text-gold" : "text-green"}
          style={{ strokeDashoffset: circumference * (1 - Math.min(1, count / target)) }}
        />
      </svg>
      <span aria-hidden="true" className="relative grid justify-items-center gap-1">
        <span data-count="" className="font-display text-7xl tabular-nums leading-none!">
          {shown}
        </span>
        <span className="text-ink-soft tabular-nums">{text("ofTarget", { total })}</span>
        <span className="mt-2 font-medium text-green group-aria-disabled:text-gold">
          {text(count >= target ? "done" : "tap")}
        </span>
      </span>
    </TapArea>
  );
}
