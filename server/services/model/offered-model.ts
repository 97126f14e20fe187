import type { ReadText } from "#content/quran/index.ts";
import type { AnswerLine } from "#contract/assistant-answer.ts";
import type { Assistants } from "#server/services/assistants.ts";
import type { QuranTexts } from "#server/services/quran-texts.ts";
import { answerLines, type ModelQuestion, publishedAnswerTexts } from "./answer-lines.ts";
import type { OpenAudience } from "./model-access.ts";
import { observedAnswer } from "./observed-answer.ts";
import { type OpenAiSettings, openAiModel } from "./openai-model.ts";

export type ModelSettings = OpenAiSettings & {
  /** Who may use it where no premium is sold. */
  readonly openTo: OpenAudience;
  /** Steps in which it may look again before it writes, 0 to 3. */
  readonly steps?: number;
  /** Whether a second call asks if the sources say each sentence. */
  readonly asksTwice?: boolean;
};

/** The model that the operator offers: how it answers and to whom. */
export type OfferedModel = {
  readonly name: string;
  readonly openTo: OpenAudience;
  /** Loads the texts that answers are checked against, so that the first question does not wait for it. */
  readonly open: () => Promise<unknown>;
  readonly answer: (request: ModelQuestion, stopped: AbortSignal) => AsyncGenerator<AnswerLine, void>;
};

/** The model of the settings, answering from what the assistants find in the published texts. */
export function offeredModel(
  settings: ModelSettings,
  assistantIn: Assistants,
  read: ReadText,
  loadQuran?: QuranTexts,
): OfferedModel {
  const model = openAiModel(settings);
  const texts = publishedAnswerTexts(read, loadQuran);
  const { steps = 0, asksTwice } = settings;
  const planning = steps > 0 ? { steps, read } : undefined;
  const answering = { model, assistantIn, texts, planning, asksTwice };
  return {
    name: settings.name,
    openTo: settings.openTo,
    open: () => texts.lock(),
    answer: (request, stopped) => observedAnswer(answerLines(answering, request, stopped), stopped),
  };
}
