import type { Degrees } from "#domain/prayer-times/calculation-options.ts";

/** A picture in grey, 0 black to 255 white, row by row. */
export type GreyImage = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** The grey of colours in four bytes each (red, green, blue, opacity), as a canvas has them. */
export function greyOf(width: number, height: number, colours: Uint8ClampedArray): GreyImage {
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at++) {
    const [red = 0, green = 0, blue = 0] = [colours[4 * at], colours[4 * at + 1], colours[4 * at + 2]];
    // Rec. 601 luma.
    data[at] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
  }
  return { width, height, data };
}

/** Sums of all greys above and to the left, from which the sum of any rectangle is four readings. */
function summed({ width, height, data }: GreyImage): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/** Each dot as the mean of the square around it; `radius` dots to each side. */
export function blurred(image: GreyImage, radius: number): GreyImage {
  const { width, height } = image;
  const sums = summed(image);
  const data = new Uint8Array(width * height);
  const line = width + 1;
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius);
    const bottom = Math.min(height, y + radius + 1);
    const [above, below] = [top * line, bottom * line];
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      const sum =
        (sums[below + right] ?? 0) -
        (sums[above + right] ?? 0) -
        (sums[below + left] ?? 0) +
        (sums[above + left] ?? 0);
      data[y * width + x] = Math.round(sum / ((bottom - top) * (right - left)));
    }
  }
  return { width, height, data };
}

/** The grey between dots, white outside of the picture. */
export function greyAt({ width, height, data }: GreyImage, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return 255;
  const [right, below] = [x - left, y - top];
  const at = top * width + left;
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
  const lower = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
  return upper * (1 - below) + lower * below;
}

/** The picture turned about its middle, clockwise, in a frame of the same size. */
export function turned(image: GreyImage, degrees: Degrees): GreyImage {
  const { width, height } = image;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      data[y * width + x] = greyAt(image, width / 2 + dx * cos + dy * sin, height / 2 - dx * sin + dy * cos);
    }
  return { width, height, data };
}
