/** `body` covers what is behind it, `water` and `ground` are not part of the person, `fine` is a thin detail. */
export type Look = "body" | "ink" | "fine" | "water" | "ground";

export type Stroke = {
  readonly d: string;
  readonly look: Look;
  /** An SVG transform. */
  readonly at?: string;
};

export const body = (d: string): Stroke => ({ d, look: "body" });
export const ink = (d: string): Stroke => ({ d, look: "ink" });
export const fine = (d: string): Stroke => ({ d, look: "fine" });
export const water = (d: string): Stroke => ({ d, look: "water" });
export const ground = (d = "M12 156H188"): Stroke => ({ d, look: "ground" });

/** Where a hand's wrist is, how far it is turned clockwise in degrees, its size, and whether it is the mirrored one. */
type HandPlace = {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly size?: number;
  readonly isMirrored?: boolean;
};

const placed =
  (d: string) =>
  ({ x, y, turn = 0, size = 1, isMirrored = false }: HandPlace): Stroke => ({
    d,
    look: "body",
    at: `translate(${x} ${y}) rotate(${turn}) scale(${isMirrored ? -size : size} ${size})`,
  });

/** An open hand, five fingers up, the thumb towards the right. */
export const openHand = placed(
  "M-11 2V-10C-16-17-17-25-17-31V-49a4.2 4.2 0 0 1 8.4 0V-36V-58a4.2 4.2 0 0 1 8.4 0V-37V-61a4.2 4.2 0 0 1 8.4 0V-37V-56a4.2 4.2 0 0 1 8.4 0V-29L21-37a4.3 4.3 0 0 1 7.4 4.4L18.5-15C15.5-9 11-7 11 2",
);

/** A flat hand, fingers together pointing right, its back up and the thumb in front. */
export const flatHand = placed(
  "M-2-8C8-11 18-12 28-11L52-9a3.6 3.6 0 0 1 0 7.2L34-2L55-1.6a3.5 3.5 0 0 1 0 7L34 5L50 6.4a3.3 3.3 0 0 1-.6 6.6L30 12C18 13 8 11-2 9M2-9C6-17 14-23 23-24a3.6 3.6 0 0 1 .8 7.1C18-16 15-13 17-10",
);

/** A jug that pours to the left from its spout at 0,0. */
export const jug = (x: number, y: number): Stroke => ({
  d: "M0 0L16 4C24-10 44-18 54-8C64 2 58 22 44 27C34 31 22 26 17 15L0 0M54-8C64-20 76-12 72 0C70 7 64 11 59 12",
  look: "body",
  at: `translate(${x} ${y})`,
});

export const waterDrop = (x: number, y: number): Stroke =>
  water(`M${x} ${y}c-5 7-6 9-6 12a6 6 0 0 0 12 0c0-3-1-5-6-12`);

export const dust = (x: number, y: number): Stroke =>
  fine(`M${x} ${y}h.1M${x + 9} ${y - 5}h.1M${x + 16} ${y + 3}h.1`);
