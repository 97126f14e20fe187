import type { Degrees } from "#domain/prayer-times/calculation-options.ts";

/** What an orientation sensor gave; browsers send null or NaN where they have no value. */
export type SensorReading = {
  /** Turn about the vertical, counter-clockwise, 0 to 360. */
  readonly alpha?: number | null | undefined;
  /** True where alpha is counted from magnetic north, not from the device's initial orientation. */
  readonly isAbsolute?: boolean | undefined;
  /** iOS: heading clockwise from magnetic north; negative where it is not known. */
  readonly compassHeading?: number | null | undefined;
  /** iOS: degrees either way; negative where it is not known. */
  readonly compassAccuracy?: number | null | undefined;
};

export type CompassHeading = {
  /** Degrees clockwise from north that the top of the screen points to, 0 to below 360. */
  readonly heading: Degrees;
  readonly accuracy: Degrees | undefined;
  /** True once declination was added; without it the heading is from magnetic north. */
  readonly isTrueNorth: boolean;
};

/**
 * Heading of the screen's top from a reading; undefined where the sensor says nothing usable. `screenAngle` is the
 * screen's turn from the device's own top (90 and 270 in landscape), `declination` that of the place, east
 * positive, where it is known.
 */
export function compassHeading(
  reading: SensorReading,
  screenAngle: Degrees,
  declination?: Degrees,
): CompassHeading | undefined {
  const device = deviceHeading(reading);
  if (device === undefined) return undefined;
  const turn = Number.isFinite(screenAngle) ? screenAngle : 0;
  const isTrueNorth = declination !== undefined && Number.isFinite(declination);
  const heading = device + turn + (isTrueNorth ? declination : 0);
  const accuracy = reading.compassAccuracy;
  return {
    heading: ((heading % 360) + 360) % 360,
    accuracy: isKnown(accuracy) && accuracy >= 0 ? accuracy : undefined,
    isTrueNorth,
  };
}

function deviceHeading(reading: SensorReading): Degrees | undefined {
  if (isKnown(reading.compassHeading))
    return reading.compassHeading >= 0 ? reading.compassHeading : undefined;
  if (!reading.isAbsolute || !isKnown(reading.alpha)) return undefined;
  return 360 - reading.alpha;
}

function isKnown(value: number | null | undefined): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

/** How far to turn from the heading to the bearing, the short way: right is positive, -180 to 180. */
export function turnTo(bearing: Degrees, heading: Degrees): Degrees {
  const turn = (((bearing - heading) % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}
