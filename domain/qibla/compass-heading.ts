import type { Degrees } from "#domain/prayer-times/calculation-options.ts";

/** A reading of an orientation sensor; browsers send null or NaN for missing values. */
export type SensorReading = {
  /** Rotation about the vertical axis, counter-clockwise, 0 to 360. */
  readonly alpha?: number | null | undefined;
  /** True if alpha is measured from magnetic north, not from the device's initial orientation. */
  readonly isAbsolute?: boolean | undefined;
  /** iOS: heading clockwise from magnetic north; negative if unknown. */
  readonly compassHeading?: number | null | undefined;
  /** iOS: degrees either way; negative if unknown. */
  readonly compassAccuracy?: number | null | undefined;
};

export type CompassHeading = {
  /** Degrees clockwise from north to which the top of the screen points, from 0 to below 360. */
  readonly heading: Degrees;
  readonly accuracy: Degrees | undefined;
  /** True if declination was applied; otherwise the heading is from magnetic north. */
  readonly isTrueNorth: boolean;
};

/**
 * The heading of the screen's top; undefined if the reading has no usable value. `screenAngle` is the
 * screen's rotation from the device's own top (90 and 270 in landscape), `declination` that of the place,
 * positive eastwards, if known.
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

/** Degrees to turn from the heading to the bearing, -180 to 180; positive is to the right. */
export function turnTo(bearing: Degrees, heading: Degrees): Degrees {
  const turn = (((bearing - heading) % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}
