/** A port so far above that of the journeys' own server: a second run with another `JOURNEY_PORT` is not in its way. */
export function portAbove(above: number): number {
  return Number(process.env.JOURNEY_PORT ?? 4310) + above;
}
