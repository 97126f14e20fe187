import { useMessages } from "#app/i18n/messages.tsx";
import type { Posture } from "#domain/prayer-guide/prayer-flow.ts";

// Abstract strokes for trunk, legs and arms, facing the niche: no picture of a person.
const strokes: Record<Posture, readonly string[]> = {
  standing: ["M100 44V96", "M100 96V150", "M100 54L92 100"],
  raised: ["M100 44V96", "M100 96V150", "M100 58L116 66L118 36"],
  folded: ["M100 44V96", "M100 96V150", "M100 56L92 80H112"],
  bowing: ["M134 92L84 92", "M84 92L88 150", "M126 92L92 120"],
  prostrating: ["M70 108L118 140", "M70 108L92 148H58", "M112 136L134 148H140"],
  sitting: ["M92 84V140", "M92 140H128V148H76", "M92 94L116 134"],
};

/** The posture of a step, as a few strokes on a ground line in front of a niche. */
export function PostureDrawing({
  posture,
  className = "",
}: {
  readonly posture: Posture;
  readonly className?: string;
}) {
  const text = useMessages("praying");
  return (
    <svg
      viewBox="0 0 200 170"
      role="img"
      aria-label={text(`posture.${posture}`)}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M168 150V70q0-22 14-32 14 10 14 32v80" className="text-gold" strokeWidth="2" opacity="0.8" />
      <path d="M10 151H196" className="text-line" strokeWidth="3" />
      {strokes[posture].map((d, at) => (
        <path
          key={d}
          d={d}
          className="text-green"
          strokeWidth={at === 2 ? 6 : 11}
          opacity={at === 2 ? 0.75 : 1}
        />
      ))}
    </svg>
  );
}
