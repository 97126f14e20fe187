import type { Posture } from "#domain/prayer-guide/prayer-flow.ts";
import { body, fine, flatHand, ground, openHand, type Stroke } from "./figure-strokes.ts";

const head = (x: number, y: number): Stroke => body(`M${x - 13} ${y}a13 15 0 0 1 26 0a13 15 0 0 1-26 0`);

/** A robe from shoulders to the ground, seen from the front. */
const robe = body("M100 42C88 44 76 47 72 58L62 154H138L128 58C124 47 112 44 100 42Z");
const hem = fine("M84 154L88 112M116 154L112 112");
const collar = fine("M92 44C94 54 106 54 108 44");

/** Postures of the prayer: a robe, a head without a face, and the hands with their fingers. */
export const postureFigures: Readonly<Record<Posture, readonly Stroke[]>> = {
  standing: [
    ground(),
    head(100, 26),
    robe,
    collar,
    hem,
    openHand({ x: 60, y: 103, turn: 184, size: 0.46 }),
    openHand({ x: 140, y: 103, turn: 176, size: 0.46, isMirrored: true }),
    body("M73 54C64 60 56 78 53 103H68C70 92 74 84 78 76"),
    body("M127 54C136 60 144 78 147 103H132C130 92 126 84 122 76"),
  ],
  raised: [
    ground(),
    head(100, 26),
    robe,
    collar,
    hem,
    openHand({ x: 58, y: 56, turn: -4, size: 0.56 }),
    openHand({ x: 142, y: 56, turn: 4, size: 0.56, isMirrored: true }),
    body(
      "M74 52C62 60 50 72 42 84C38 92 48 100 56 94L80 78M50 56H66C66 70 62 82 56 94M50 56C48 66 44 76 42 84",
    ),
    body(
      "M126 52C138 60 150 72 158 84C162 92 152 100 144 94L120 78M150 56H134C134 70 138 82 144 94M150 56C152 66 156 76 158 84",
    ),
  ],
  folded: [
    ground(),
    head(100, 26),
    robe,
    collar,
    hem,
    body("M127 52C138 62 142 78 138 92C136 98 130 100 124 98L96 92L98 78L120 80"),
    body("M73 52C62 62 56 80 62 92C64 98 72 98 78 95L88 90L84 76L78 78"),
    flatHand({ x: 86, y: 84, turn: 6, size: 0.62 }),
  ],
  bowing: [
    ground(),
    body("M62 86C60 110 60 132 58 154H92C90 140 92 112 98 92Z"),
    body(
      "M60 92C54 72 62 62 80 62L136 62C146 62 150 70 148 80C146 88 142 90 136 90L98 96C82 100 66 100 60 92Z",
    ),
    head(161, 71),
    body("M124 66L92 106L104 116L140 84C146 74 134 62 124 66Z"),
    openHand({ x: 97, y: 111, turn: 204, size: 0.44 }),
  ],
  prostrating: [
    ground(),
    body("M52 152C42 152 30 150 18 154H84C96 154 100 146 96 138"),
    body(
      "M36 150C30 132 34 106 54 100C80 94 104 112 126 130L130 142L96 138C90 146 84 152 76 154C60 156 44 156 36 150Z",
    ),
    body("M114 116C124 122 134 132 150 148L136 154C122 146 108 136 100 126Z"),
    body("M124 141a14 13 0 0 1 28 0a14 13 0 0 1-28 0"),
    flatHand({ x: 146, y: 149, turn: 4, size: 0.6 }),
  ],
  sitting: [
    ground(),
    head(84, 44),
    body(
      "M84 60C72 60 62 66 60 80L54 140C54 150 60 154 70 154H138C148 154 150 142 142 138L104 128L100 76C98 66 94 60 84 60Z",
    ),
    fine("M62 138C76 132 92 132 104 128"),
    body("M54 146C44 146 38 150 36 154H70"),
    flatHand({ x: 112, y: 128, turn: 14, size: 0.56 }),
    body("M80 72C78 88 82 108 92 120L110 136L116 124L104 112C100 102 100 88 98 76"),
  ],
};
