import type { ReadText } from "#content/quran/index.ts";
import type { AnswerLine } from "#contract/assistant-answer.ts";
import type { Assistants } from "#server/services/assistants.ts";
import { answerLines, type ModelQuestion, publishedAnswerTexts } from "./answer-lines.ts";
import type { OpenAudience } from "./model-access.ts";
import { type OpenAiSettings, openAiModel } from "./openai-model.ts";

export type ModelSettings = OpenAiSettings & {
  /** Who may ask where no premium is sold. */
  readonly openTo: OpenAudience;
};

/** The model an operator offers: how it answers and to whom. */
export type OfferedModel = {
  readonly name: string;
  readonly openTo: OpenAudience;
  /** Lays out what answers are checked against, so that no first question waits for it; rejects as the texts do. */
  readonly open: () => Promise<unknown>;
  readonly answer: (asked: ModelQuestion, stopped: AbortSignal) => AsyncGenerator<AnswerLine, void>;
};

/** The model of the settings, standing on what the assistants find in the published texts. */
export function offeredModel(settings: ModelSettings, assistantIn: Assistants, read: ReadText): OfferedModel {
  const model = openAiModel(settings);
  const texts = publishedAnswerTexts(read);
  return {
    name: settings.name,
    openTo: settings.openTo,
    open: () => texts.isScripture(),
    answer: (asked, stopped) => answerLines({ model, assistantIn, texts }, asked, stopped),
  };
}
