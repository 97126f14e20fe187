import type { Direction, Language } from "#domain/language.ts";
import { linesOf } from "./card-lines.ts";

/** The content of an image card, all plain text. */
export type CardWords = {
  readonly arabic: string;
  /** True for words of the Quran, which have their own font. */
  readonly isQuran: boolean;
  readonly translation: string | undefined;
  readonly source: string;
  /** The product's name, small at the bottom. */
  readonly product: string;
  readonly language: Language;
  readonly direction: Direction;
};

type Block = {
  readonly lines: readonly string[];
  readonly font: string;
  readonly height: number;
  readonly colour: string;
  readonly direction: Direction;
  readonly before: number;
};

const width = 1080;
const margin = 96;
const leastHeight = 1080;
/** Some phones fail to create a canvas with more pixels. */
const mostHeight = 4096;

const colours = { ground: "#0c1511", ink: "#f1ebdc", soft: "#b7beb0", gold: "#dcb968", line: "#2b3d34" };

const quranFont = '"Amiri Quran", "Scheherazade New", serif';
const naskhFont = '"Noto Naskh Arabic Variable", "Noto Naskh Arabic", "Geeza Pro", serif';
const nastaliqFont = '"Noto Nastaliq Urdu", "Jameel Noori Nastaleeq", serif';
const latinFont = 'Palatino, "Noto Serif", Georgia, serif';

function fontOf(language: Language): string {
  return language === "ur" ? nastaliqFont : language === "ar" ? naskhFont : latinFont;
}

function blocksOf(words: CardWords, context: CanvasRenderingContext2D): Block[] {
  const block = (
    text: string,
    size: number,
    family: string,
    spacing: number,
    look: Pick<Block, "colour" | "direction" | "before">,
  ): Block => {
    const font = `${size}px ${family}`;
    context.font = font;
    context.direction = look.direction;
    const lines = linesOf(text, width - 2 * margin, (line) => context.measureText(line).width);
    return { lines, font, height: size * spacing, ...look };
  };
  const { arabic, isQuran, translation, source, product, language, direction } = words;
  const own = fontOf(language);
  const spacing = language === "ur" ? 2.2 : 1.5;
  const arabicSize = arabic.length < 220 ? 56 : arabic.length < 600 ? 46 : 38;
  return [
    block(arabic, arabicSize, isQuran ? quranFont : naskhFont, isQuran ? 2.2 : 1.9, {
      colour: colours.ink,
      direction: "rtl",
      before: 0,
    }),
    ...(translation === undefined
      ? []
      : [block(translation, 34, own, spacing, { colour: colours.soft, direction, before: 48 })]),
    block(source, 28, own, spacing, { colour: colours.gold, direction, before: 48 }),
    block(product, 26, own, spacing, { colour: colours.soft, direction, before: 36 }),
  ];
}

/** The eight-fold star of the tradition, thin, above the text. */
function drawStar(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.strokeStyle = colours.gold;
  context.lineWidth = 2;
  const half = radius / Math.SQRT2;
  context.strokeRect(x - half, y - half, 2 * half, 2 * half);
  context.save();
  context.translate(x, y);
  context.rotate(Math.PI / 4);
  context.strokeRect(-half, -half, 2 * half, 2 * half);
  context.restore();
}

/** Draws words as a picture to share; undefined where the browser cannot, or the text is too long for one. */
export async function drawImageCard(words: CardWords): Promise<Blob | undefined> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  const fonts = [words.isQuran ? quranFont : naskhFont, fontOf(words.language)];
  const text = `${words.arabic} ${words.translation ?? ""} ${words.source}`;
  await Promise.allSettled(fonts.map((family) => document.fonts.load(`40px ${family}`, text)));

  const blocks = blocksOf(words, context);
  const inner = blocks.reduce((sum, { lines, height, before }) => sum + before + lines.length * height, 0);
  const height = Math.max(leastHeight, Math.ceil(inner + 2 * margin + 140));
  if (height > mostHeight) return undefined;
  canvas.width = width;
  canvas.height = height;
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = colours.line;
  context.lineWidth = 3;
  context.strokeRect(36, 36, width - 72, height - 72);
  const top = (height - inner - 100) / 2;
  drawStar(context, width / 2, top + 20, 32);

  context.textAlign = "center";
  context.textBaseline = "middle";
  let y = top + 100;
  for (const { lines, font, height: line, colour, direction, before } of blocks) {
    y += before;
    context.font = font;
    context.fillStyle = colour;
    context.direction = direction;
    for (const words of lines) {
      context.fillText(words, width / 2, y + line / 2);
      y += line;
    }
  }
  return new Promise((resolve) => canvas.toBlob((image) => resolve(image ?? undefined), "image/png"));
}
