import type { Stroke } from "./figure-strokes.ts";
import { postureFigures } from "./posture-figures.ts";
import { situationFigures } from "./situation-figures.ts";
import { washingFigures } from "./washing-figures.ts";

/** The figures that a step may name; the postures are those of the prayer. */
export const topicFigures: Readonly<Record<string, readonly Stroke[]>> = {
  ...postureFigures,
  ...washingFigures,
  ...situationFigures,
};

const mirrored = new Set([
  "order",
  "two-of-four",
  "one-of-three",
  "road",
  "joined",
  "rows",
  "steps",
  "sequence",
]);

/** True for a figure that is read in the direction of the language and shows no right or left hand. */
export const turnsWithReading = (figure: string): boolean => mirrored.has(figure);
