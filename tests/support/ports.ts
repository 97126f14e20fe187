/** A port relative to that of the test server, so that runs with different `E2E_PORT` do not collide. */
export function portAbove(above: number): number {
  return Number(process.env.E2E_PORT ?? 4310) + above;
}
