import { model } from "geomagnetism";
import type { Coordinates, Degrees } from "#domain/prayer-times/calculation-options.ts";
import type { Instant } from "#domain/zoned-time.ts";

/** How far a compass needle deviates from true north, and the model that says so. */
export type Declination = {
  /** Degrees east of true north; negative for west. */
  readonly degrees: Degrees;
  /** The name of the model, such as `WMM-2025`. */
  readonly model: string;
  readonly validUntil: Instant;
};

/**
 * Below this horizontal intensity, in nanotesla, a compass is unusable (WMM2025 report, NOAA NCEI, "blackout
 * zone").
 */
const leastPull = 2000;

/**
 * Magnetic declination at sea level by the World Magnetic Model; undefined near the magnetic poles, and for a
 * time outside the package's models.
 */
export function magneticDeclination(from: Coordinates, now: Instant): Declination | undefined {
  if (!Number.isFinite(now)) return undefined;
  try {
    const timed = model(new Date(now));
    const { decl, h } = timed.point([from.latitude, from.longitude]);
    if (!Number.isFinite(decl) || h < leastPull) return undefined;
    return { degrees: decl, model: timed.name, validUntil: timed.end_date.getTime() };
  } catch {
    return undefined;
  }
}
