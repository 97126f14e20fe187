/**
 * The last new moon before a time in days since 1970 UTC, to about three minutes: J. Meeus, Astronomical
 * Algorithms, 2nd edition, chapter 49, largest terms only. Tests use it as an independent check of the
 * months.
 */
export function newMoonBefore(days: number): number {
  const guess = Math.ceil((days + 2440587.5 - 2451550.09766) / 29.530588861) + 1;
  return [0, 1, 2, 3].map((back) => newMoon(guess - back)).find((moon) => moon <= days) ?? Number.NaN;
}

function newMoon(k: number): number {
  const t = k / 1236.85;
  const e = 1 - 0.002516 * t;
  const sun = radians(2.5534 + 29.1053567 * k);
  const moon = radians(201.5643 + 385.81693528 * k + 0.0107582 * t * t);
  const latitude = radians(160.7108 + 390.67050284 * k - 0.0016118 * t * t);
  const node = radians(124.7746 - 1.56375588 * k);
  const mean = 2451550.09766 + 29.530588861 * k + 0.00015437 * t * t;
  const corrected =
    mean -
    0.4072 * Math.sin(moon) +
    0.17241 * e * Math.sin(sun) +
    0.01608 * Math.sin(2 * moon) +
    0.01039 * Math.sin(2 * latitude) +
    0.00739 * e * Math.sin(moon - sun) -
    0.00514 * e * Math.sin(moon + sun) +
    0.00208 * e * e * Math.sin(2 * sun) -
    0.00111 * Math.sin(moon - 2 * latitude) -
    0.00057 * Math.sin(moon + 2 * latitude) -
    0.00017 * Math.sin(node);
  // Dynamical time is about 70 seconds ahead of UTC in these years.
  return corrected - 2440587.5 - 70 / 86_400;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
