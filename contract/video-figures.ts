import { z } from "zod";

/** Figures of a video from its host; unknown ones are absent. */
const videoFigure = z.strictObject({
  views: z.int().min(0).exactOptional(),
  /** Seconds. */
  length: z.int().min(1).exactOptional(),
  /** The host no longer has it, or does not allow embedding. */
  isGone: z.literal(true).exactOptional(),
});

/** `GET /api/video-figures`: by the host's video id; empty where the operator has no API key. */
export const videoFiguresAnswer = z.strictObject({
  figures: z.record(z.string(), videoFigure),
  /** The operator allows showing the host's still pictures before a click. */
  showsPictures: z.boolean(),
});

export type VideoFigure = z.infer<typeof videoFigure>;
export type VideoFigures = z.infer<typeof videoFiguresAnswer>;
