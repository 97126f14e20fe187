/**
 * B. D. Yallop, A Method for Predicting the First Sighting of the New Crescent Moon, NAO Technical Note 69
 * (1997): q = (ARCV − (11.8371 − 6.3226 W′ + 0.7319 W′² − 0.1018 W′³)) / 10, with ARCV the geocentric difference
 * in altitude of moon and sun in degrees and W′ the width of the crescent in minutes of arc, at the best time.
 */
export function yallopQ(arcOfVision: number, width: number): number {
  return (arcOfVision - (11.8371 + widthTerms(width))) / 10;
}

/**
 * M. Sh. Odeh, New Criterion for Lunar Crescent Visibility, Experimental Astronomy 18 (2004), 39–64:
 * V = ARCV − (7.1651 − 6.3226 W + 0.7319 W² − 0.1018 W³), with ARCV and W as seen from the place.
 */
export function odehV(arcOfVision: number, width: number): number {
  return arcOfVision - (7.1651 + widthTerms(width));
}

function widthTerms(width: number): number {
  return -6.3226 * width + 0.7319 * width ** 2 - 0.1018 * width ** 3;
}

/**
 * Yallop's classes: A easily visible, B visible under perfect conditions, C may need optical aid to find it, D
 * only with optical aid, E not visible with a telescope, F below the Danjon limit.
 */
export type YallopClass = "A" | "B" | "C" | "D" | "E" | "F";

/** Lower bounds of q, exclusive, in the order of the classes. */
const yallopBounds: readonly (readonly [YallopClass, number])[] = [
  ["A", 0.216],
  ["B", -0.014],
  ["C", -0.16],
  ["D", -0.232],
  ["E", -0.293],
];

export function yallopClass(q: number): YallopClass {
  return yallopBounds.find(([, bound]) => q > bound)?.[0] ?? "F";
}

/** Odeh's zones: with the naked eye, with optical aid and perhaps the naked eye, with optical aid only, not at all. */
export type OdehZone = "eye" | "aid-or-eye" | "aid" | "none";

/** Lower bounds of V, inclusive. */
const odehBounds: readonly (readonly [OdehZone, number])[] = [
  ["eye", 5.65],
  ["aid-or-eye", 2],
  ["aid", -0.96],
];

export function odehZone(v: number): OdehZone {
  return odehBounds.find(([, bound]) => v >= bound)?.[0] ?? "none";
}
