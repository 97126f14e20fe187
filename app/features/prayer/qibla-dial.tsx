import { useMessages } from "#app/i18n/messages.tsx";
import type { Place } from "#domain/places/place.ts";
import { usePlaceLabel } from "./place-label.ts";

type QiblaDialProps = {
  readonly bearing: number;
  /** Degrees from north that the top of the screen points to; 0 for a dial that does not turn. */
  readonly heading: number;
  readonly place: Place;
};

const letters = [
  ["north", 0],
  ["east", 90],
  ["south", 180],
  ["west", 270],
] as const;
const ticks = Array.from({ length: 72 }, (_, index) => index * 5);

/** A compass rose that turns against the heading, with the direction of the Kaaba on it; north stays north. */
export function QiblaDial({ bearing, heading, place }: QiblaDialProps) {
  const part = useMessages("prayerparts");
  const label = usePlaceLabel();
  return (
    <svg
      viewBox="-110 -110 220 220"
      role="img"
      aria-label={part("dialLabel", { place: label(place) })}
      className="mx-auto size-56 text-ink-soft"
    >
      <path d="M0 -108 l5 9 h-10 z" className="fill-ink" />
      <g transform={`rotate(${-heading})`}>
        <circle r="96" className="fill-ground stroke-line" strokeWidth="1.5" />
        {ticks.map((angle) => (
          <line
            key={angle}
            y1="-96"
            y2={angle % 45 === 0 ? -84 : -90}
            transform={`rotate(${angle})`}
            stroke="currentColor"
            strokeWidth={angle % 45 === 0 ? 1.5 : 0.75}
          />
        ))}
        {letters.map(([side, angle]) => (
          <g key={side} transform={`rotate(${angle}) translate(0 -68) rotate(${heading - angle})`}>
            <text textAnchor="middle" dominantBaseline="central" fontSize="15" className="fill-current">
              {part(`side.${side}`)}
            </text>
          </g>
        ))}
        <g transform={`rotate(${bearing})`} className="stroke-gold">
          <line y1="34" y2="-56" strokeWidth="3" strokeLinecap="round" />
          <path d="M0 -86 l9 24 h-18 z" className="fill-gold" strokeLinejoin="round" />
        </g>
        <circle r="4" className="fill-gold" />
      </g>
    </svg>
  );
}
