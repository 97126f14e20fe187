import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { Crescent } from "#domain/crescent/crescent.ts";

/** Units of the drawing per degree. */
const scale = 10;
const size = { width: 360, height: 220, horizon: 150 };
const moonRadius = 11;

const bounded = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The western horizon at the best time: sun and moon where they stand, the crescent larger and wider than it is. */
export function HorizonDiagram({ crescent }: { readonly crescent: Crescent }) {
  const text = useMessages("visibility");
  const language = useLanguage();
  const { azimuth, sunAzimuth, altitude, sunAltitude, elongation } = crescent;
  // Facing west, north is at the right: the drawing is not mirrored in any language.
  const middle = (azimuth + sunAzimuth) / 2;
  const at = (direction: number, height: number) => ({
    x: bounded(size.width / 2 + (direction - middle) * scale, 20, size.width - 20),
    y: bounded(size.horizon - height * scale, 20, size.height - 16),
  });
  const moon = at(azimuth, altitude);
  const sun = at(sunAzimuth, sunAltitude);
  const west = bounded(size.width / 2 + (270 - middle) * scale, 12, size.width - 12);
  const towardsSun = (Math.atan2(sun.y - moon.y, sun.x - moon.x) * 180) / Math.PI;
  const inner = moonRadius * Math.cos((Math.max(elongation, 35) * Math.PI) / 180);
  const degrees = (value: number) =>
    formatNumber(Math.abs(value), language, {
      style: "unit",
      unit: "degree",
      unitDisplay: "narrow",
      maximumFractionDigits: 1,
    });
  const label = text(azimuth < sunAzimuth ? "diagramSouth" : "diagramNorth", {
    moon: degrees(altitude),
    sun: degrees(sunAltitude),
    away: degrees(azimuth - sunAzimuth),
  });
  return (
    <figure className="flex max-w-[65ch] flex-col gap-2">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label} className="w-full">
        <rect
          width={size.width}
          height={size.horizon}
          fill="currentColor"
          className="text-gold"
          opacity="0.12"
        />
        <rect
          y={size.horizon}
          width={size.width}
          height={size.height - size.horizon}
          fill="currentColor"
          className="text-green"
          opacity="0.2"
        />
        <path
          d={`M0 ${size.horizon}H${size.width}M${west} ${size.horizon - 5}v10`}
          stroke="currentColor"
          className="text-ink-soft"
        />
        <circle cx={sun.x} cy={sun.y} r="9" fill="currentColor" className="text-gold" />
        <g transform={`translate(${moon.x} ${moon.y}) rotate(${towardsSun})`}>
          <circle r={moonRadius} fill="none" stroke="currentColor" className="text-ink-soft" opacity="0.4" />
          <path
            d={`M0 ${-moonRadius}A${moonRadius} ${moonRadius} 0 0 1 0 ${moonRadius}A${inner} ${moonRadius} 0 0 0 0 ${-moonRadius}z`}
            fill="currentColor"
          />
        </g>
        <g fill="currentColor" fontSize="12" textAnchor="middle" className="text-ink-soft">
          <text x={west} y={size.horizon + 22}>
            {text("west")}
          </text>
        </g>
      </svg>
      <figcaption className="text-ink-soft text-sm">{label}</figcaption>
    </figure>
  );
}
