import type { VideoFigures } from "#contract/video-figures.ts";
import type { Language } from "#domain/language.ts";

export type { VideoFigures };

/** The answer of a server without a key: it needs no validation, and no code for it. */
function hasNoFigures(answer: unknown): boolean {
  return JSON.stringify(answer) === JSON.stringify({ figures: {}, showsPictures: false });
}

/** What our server knows of the videos shown; empty without an answer or where the operator has no key. */
export async function fetchVideoFigures(language: Language): Promise<VideoFigures | undefined> {
  try {
    const response = await fetch(`/api/video-figures?language=${language}`);
    const answer: unknown = await response.json();
    if (!response.ok || hasNoFigures(answer)) return undefined;
    const { videoFiguresAnswer } = await import("#contract/video-figures.ts");
    return videoFiguresAnswer.safeParse(answer).data;
  } catch {
    return undefined;
  }
}
