import { z } from "zod";

/** What the host itself says of a video; fields it does not say are absent. */
const videoFigure = z.strictObject({
  views: z.int().min(0).exactOptional(),
  /** Seconds. */
  length: z.int().min(1).exactOptional(),
  /** The host no longer has it, or does not let it be shown elsewhere. */
  isGone: z.literal(true).exactOptional(),
});

/** `GET /api/video-figures`: by the host's id; empty where the operator has configured no key. */
export const videoFiguresAnswer = z.strictObject({
  figures: z.record(z.string(), videoFigure),
  /** The operator lets the host's still pictures be shown before a click. */
  showsPictures: z.boolean(),
});

export type VideoFigure = z.infer<typeof videoFigure>;
export type VideoFigures = z.infer<typeof videoFiguresAnswer>;
