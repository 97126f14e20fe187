import type { SensorReading } from "#domain/qibla/compass-heading.ts";

/** iOS requires permission for readings and has its own compass heading. */
type AppleEvent = DeviceOrientationEvent & {
  readonly webkitCompassHeading?: number | null;
  readonly webkitCompassAccuracy?: number | null;
};
type AppleConstructor = { readonly requestPermission?: () => Promise<"granted" | "denied"> };

export type SensorPermission = "granted" | "denied" | "missing";

/** Requests access to the orientation sensor; iOS allows it only from a click. */
export async function requestOrientation(): Promise<SensorPermission> {
  if (typeof DeviceOrientationEvent === "undefined") return "missing";
  const { requestPermission } = DeviceOrientationEvent as unknown as AppleConstructor;
  if (!requestPermission) return "granted";
  try {
    return await requestPermission.call(DeviceOrientationEvent);
  } catch {
    return "denied";
  }
}

/** Reports each reading and the screen's rotation until the returned function is called. */
export function followOrientation(tell: (reading: SensorReading, screenAngle: number) => void): () => void {
  const handle = (event: Event) => {
    const reading = event as AppleEvent;
    tell(
      {
        alpha: reading.alpha,
        isAbsolute: reading.absolute || event.type === "deviceorientationabsolute",
        compassHeading: reading.webkitCompassHeading,
        compassAccuracy: reading.webkitCompassAccuracy,
      },
      // iOS before 16.4 supports only the older name.
      screen.orientation?.angle ?? globalThis.orientation ?? 0,
    );
  };
  const kinds = ["deviceorientationabsolute", "deviceorientation"];
  for (const kind of kinds) addEventListener(kind, handle);
  return () => {
    for (const kind of kinds) removeEventListener(kind, handle);
  };
}
