import { videoFiguresAnswer } from "#contract/video-figures.ts";
import type { Language } from "#domain/language.ts";
import { ask } from "./ask.ts";

/** What our server knows of the videos shown; empty where the operator has configured no key. */
export const askVideoFigures = (language: Language) =>
  ask({ path: "/api/video-figures", language, answer: videoFiguresAnswer });
