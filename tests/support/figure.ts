/** One measured value with its bounds. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly atMost?: number;
  readonly atLeast?: number;
  /** A peer or baseline measured in the same run. */
  readonly beside?: { readonly name: string; readonly value: number };
};

/** True when a figure is within its bounds; one without bounds always is. */
export function holds({ value, atMost, atLeast }: Figure): boolean {
  return (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
}

/** A figure as the line that the benchmark prints. */
export function figureLine(figure: Figure): string {
  const { name, value, unit, atMost, atLeast, beside } = figure;
  const bound = [atMost === undefined ? "" : `≤ ${atMost}`, atLeast === undefined ? "" : `≥ ${atLeast}`]
    .filter(Boolean)
    .join(", ");
  const rounded = Math.round(value * 1000) / 1000;
  return JSON.stringify({
    name,
    value: rounded,
    unit,
    ...(bound && { bound, holds: holds(figure) }),
    ...(beside && { beside }),
  });
}

/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which that share of the values lies, by linear interpolation. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [below = 0, above = below] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below + (above - below) * (at % 1);
}
