import type { Look, Stroke } from "./figure-strokes.ts";

const looks: Readonly<Record<Look, { className: string; strokeWidth: number; fill?: string }>> = {
  body: { className: "text-green", strokeWidth: 2.6, fill: "var(--raised)" },
  ink: { className: "text-green", strokeWidth: 2.6 },
  fine: { className: "text-green", strokeWidth: 1.6 },
  water: { className: "text-gold", strokeWidth: 2.2 },
  ground: { className: "text-line", strokeWidth: 3 },
};

type FigureProps = {
  readonly strokes: readonly Stroke[];
  /** What the drawing shows. */
  readonly label: string;
  /** Turns with the direction of reading; never where it shows which hand is the right one. */
  readonly isMirrored?: boolean;
  readonly className?: string;
};

/** A line drawing in the colours of the theme. */
export function Figure({ strokes, label, isMirrored = false, className = "" }: FigureProps) {
  return (
    <svg
      viewBox="0 0 200 170"
      role="img"
      aria-label={label}
      className={`${className} ${isMirrored ? "rtl:-scale-x-100" : ""}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {strokes.map(({ d, look, at }) => (
        <path
          key={`${d} ${at ?? ""}`}
          d={d}
          transform={at}
          vectorEffect="non-scaling-stroke"
          {...looks[look]}
        />
      ))}
    </svg>
  );
}
