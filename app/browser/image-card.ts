import { type Direction, directionOf, type Language } from "#domain/language.ts";
import { linesOf } from "./card-lines.ts";
import { quranParts } from "./quran-line.ts";

/** A text and the language that it is in. */
type Written = { readonly text: string; readonly language: Language };

/** The content of an image card, all plain text. */
export type CardWords = {
  readonly arabic: string;
  /** True for words of the Quran, which have their own font. */
  readonly isQuran: boolean;
  readonly translation: string | undefined;
  /** A second translation, below the first. */
  readonly second?: Written | undefined;
  readonly source: string;
  /** Of the Quran: which text it is and whose translation, each on a line of its own. */
  readonly edition?: string | undefined;
  /** The product's name, small at the bottom. */
  readonly product: string;
  readonly language: Language;
  readonly direction: Direction;
};

/** What a screen gives for a picture; the rest is the same for all. */
export type PictureWords = Omit<CardWords, "product" | "edition"> & {
  /** Whose translations these are; without it, ours of the language. */
  readonly translators?: readonly string[] | undefined;
};

/** `long` is as high as its text: for what fits neither of the others. */
export const cardShapes = ["square", "story", "long"] as const;

type CardTheme = "night" | "paper";
export type CardShape = (typeof cardShapes)[number];
export type CardLook = { readonly theme: CardTheme; readonly shape: CardShape };

type Colours = Readonly<Record<"ground" | "ink" | "soft" | "gold" | "line", string>>;

type Block = {
  readonly lines: readonly string[];
  readonly font: string;
  readonly size: number;
  readonly isQuran: boolean;
  readonly height: number;
  readonly colour: string;
  readonly direction: Direction;
  readonly before: number;
};

const width = 1080;
const margin = 96;
const heights = { square: 1080, story: 1920 } as const;
/** Some phones fail to create a canvas with more pixels. */
const mostHeight = 4096;
/** What the frame, the star and the distances around the text take of the height. */
const frameHeight = 2 * margin + 140;

const coloursOf: Readonly<Record<CardTheme, Colours>> = {
  night: { ground: "#0c1511", ink: "#f1ebdc", soft: "#b7beb0", gold: "#dcb968", line: "#283a31" },
  paper: { ground: "#f6f0e3", ink: "#18211c", soft: "#4d584f", gold: "#7d5a10", line: "#dfd4bc" },
};

/** Sizes of Arabic and translation in pixels, the largest first; the first at which all of the text fits is used. */
const sizes = [
  [76, 38],
  [64, 36],
  [56, 34],
  [46, 32],
  [40, 30],
  [36, 28],
] as const;

const quranFont = '"Amiri Quran", "Scheherazade New", serif';
const naskhFont = '"Noto Naskh Arabic Variable", "Noto Naskh Arabic", "Geeza Pro", "Commissioner", serif';
const nastaliqFont = '"Noto Nastaliq Urdu", "Jameel Noori Nastaleeq", "Commissioner", serif';
const latinFont = '"Commissioner", "Noto Naskh Arabic Variable", system-ui, sans-serif';

function fontOf(language: Language): string {
  return language === "ur" ? nastaliqFont : language === "ar" ? naskhFont : latinFont;
}

/** The height of a line in sizes of its letters. */
const spacingOf = (language: Language) => (language === "ur" ? 2.2 : 1.5);

/** The direction of a line that may be in another language than the translation above it. */
const directionIn = (text: string): Direction => (/\p{Script=Arabic}/u.test(text) ? "rtl" : "ltr");

function blocksOf(
  words: CardWords,
  [arabicSize, ownSize]: (typeof sizes)[number],
  colours: Colours,
  context: CanvasRenderingContext2D,
): Block[] {
  const block = (
    text: string,
    size: number,
    family: string,
    spacing: number,
    look: Pick<Block, "colour" | "direction" | "before"> & { readonly isQuran?: boolean },
  ): Block => {
    const font = `${size}px ${family}`;
    context.font = font;
    context.direction = look.direction;
    const lines = linesOf(text, width - 2 * margin, (line) => context.measureText(line).width);
    return { lines, font, size, isQuran: false, height: size * spacing, ...look };
  };
  const { arabic, isQuran, translation, second, source, edition, product, language, direction } = words;
  const own = fontOf(language);
  const spacing = spacingOf(language);
  return [
    block(arabic, arabicSize, isQuran ? quranFont : naskhFont, isQuran ? 2.1 : 1.9, {
      colour: colours.ink,
      direction: "rtl",
      before: 0,
      isQuran,
    }),
    ...(translation === undefined
      ? []
      : [block(translation, ownSize, own, spacing, { colour: colours.ink, direction, before: 40 })]),
    ...(second === undefined
      ? []
      : [
          block(second.text, ownSize, fontOf(second.language), spacingOf(second.language), {
            colour: colours.ink,
            direction: directionOf(second.language),
            before: 32,
          }),
        ]),
    block(source, 28, own, spacing, { colour: colours.gold, direction: directionIn(source), before: 40 }),
    ...(edition === undefined
      ? []
      : [
          block(edition, 24, own, spacing, {
            colour: colours.soft,
            direction: directionIn(edition),
            before: 4,
          }),
        ]),
    block(product, 26, own, spacing, { colour: colours.soft, direction: directionIn(product), before: 32 }),
  ];
}

const heightOf = (blocks: readonly Block[]) =>
  blocks.reduce((sum, { lines, height, before }) => sum + before + lines.length * height, 0);

/** Until they are there, letters have other widths. */
async function loadFonts({ arabic, isQuran, translation, second, source, edition, language }: CardWords) {
  const written = second ? [language, second.language] : [language];
  const fonts = [isQuran ? quranFont : naskhFont, ...new Set(written.map(fontOf))];
  const text = [arabic, translation, second?.text, source, edition].join(" ");
  if (written.includes("ur"))
    await (await import("./late-nastaliq.ts")).showLateNastaliq().catch(() => undefined);
  await Promise.allSettled(fonts.map((family) => document.fonts.load(`40px ${family}`, text)));
}

/** Draws a line in the middle. */
function drawLine(
  context: CanvasRenderingContext2D,
  line: string,
  y: number,
  { size, isQuran, direction }: Pick<Block, "size" | "isQuran" | "direction">,
): void {
  context.direction = direction;
  context.textAlign = "center";
  if (!isQuran) {
    context.fillText(line, width / 2, y);
    return;
  }
  const parts = quranParts(line).map((part) => ({
    ...part,
    width: context.measureText(part.text).width + part.aside * size,
  }));
  let x = width / 2 + parts.reduce((sum, part) => sum + part.width, 0) / 2;
  context.textAlign = "right";
  for (const part of parts) {
    context.fillText(part.text, x - part.aside * size, y + part.below * size);
    x -= part.width;
  }
}

/** The eight-fold star of the tradition, thin, above the text. */
function drawStar(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  gold: string,
): void {
  context.strokeStyle = gold;
  context.lineWidth = 2;
  const half = radius / Math.SQRT2;
  context.strokeRect(x - half, y - half, 2 * half, 2 * half);
  context.save();
  context.translate(x, y);
  context.rotate(Math.PI / 4);
  context.strokeRect(-half, -half, 2 * half, 2 * half);
  context.restore();
}

/** The text in the largest size at which it fits, with the height of its picture; undefined where none fits. */
function fitted(words: CardWords, { theme, shape }: CardLook, context: CanvasRenderingContext2D) {
  const limit = shape === "long" ? mostHeight : heights[shape];
  const steps = shape === "long" ? sizes.slice(2) : sizes;
  for (const step of steps) {
    const blocks = blocksOf(words, step, coloursOf[theme], context);
    const needed = Math.ceil(heightOf(blocks) + frameHeight);
    if (needed <= limit) return { blocks, height: shape === "long" ? Math.max(needed, width) : limit };
  }
  return undefined;
}

/**
 * Draws words as a picture to share, 1080 pixels wide: a square, a story of 1920 or as long as the text. Nothing is cut:
 * undefined where the text is too long for that shape, or the browser cannot draw.
 */
export async function drawImageCard(words: CardWords, look: CardLook): Promise<Blob | undefined> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  await loadFonts(words);
  const fit = fitted(words, look, context);
  if (!fit) return undefined;
  const { blocks, height } = fit;
  const colours = coloursOf[look.theme];
  canvas.width = width;
  canvas.height = height;
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = colours.line;
  context.lineWidth = 3;
  context.strokeRect(36, 36, width - 72, height - 72);
  const top = (height - heightOf(blocks) - 100) / 2;
  drawStar(context, width / 2, top + 20, 32, colours.gold);

  context.textBaseline = "middle";
  let y = top + 100;
  for (const block of blocks) {
    y += block.before;
    context.font = block.font;
    context.fillStyle = block.colour;
    for (const line of block.lines) {
      drawLine(context, line, y + block.height / 2, block);
      y += block.height;
    }
  }
  return new Promise((resolve) => canvas.toBlob((image) => resolve(image ?? undefined), "image/png"));
}

/** As many lines as the edition and the product take at most. */
const foot = { edition: "-\n-\n-\n-", product: "-" };

/**
 * The last of the numbers `from` to `last` with which the text still fits a picture at a size that can be read; `from`
 * where not even that does. `wordsTo` gives the words up to a number, which grow with it.
 */
export async function longestFitting(
  wordsTo: (to: number) => PictureWords,
  from: number,
  last: number,
): Promise<number> {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return from;
  await loadFonts({ ...wordsTo(last), ...foot });
  const fits = (to: number) =>
    fitted({ ...wordsTo(to), ...foot }, { theme: "night", shape: "long" }, context) !== undefined;
  let [fitting, step] = [from, 1];
  // By ever larger steps, so that the rest of a long surah is not measured in vain; then by halves.
  while (fitting + step <= last && fits(fitting + step)) {
    fitting += step;
    step *= 2;
  }
  for (; step >= 1; step = Math.floor(step / 2))
    if (fitting + step <= last && fits(fitting + step)) fitting += step;
  return fitting;
}
