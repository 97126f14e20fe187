import { loadGround } from "#content/assistant/index.ts";
import type { ReadText } from "#content/quran/index.ts";
import type { AnswerLine } from "#contract/assistant-answer.ts";
import { replyGate } from "#domain/citations/reply-gate.ts";
import type { Ground } from "#domain/citations/verify-reply.ts";
import { withContext } from "#domain/conversation/follow-up.ts";
import { type Citation, replyTo } from "#domain/conversation/reply.ts";
import type { Language } from "#domain/language.ts";
import type { Assistants } from "#server/services/assistants.ts";
import { knownScripture } from "./known-scripture.ts";
import { type Model, ModelUnavailableError } from "./model.ts";
import { modelPrompt } from "./model-prompt.ts";

export type ModelQuestion = {
  readonly question: string;
  readonly before: readonly string[];
  readonly language: Language;
};

/** The texts an answer stands on, and those it may not say by heart, in whichever language. */
export type AnswerTexts = {
  ground(citations: readonly Citation[], language: Language): Promise<readonly Ground[]>;
  /** Lays out all scripture the first time; true for folded words that stand in it. */
  isScripture(): Promise<(said: readonly string[]) => boolean>;
};

/** Those that are published. */
export function publishedAnswerTexts(read: ReadText): AnswerTexts {
  let known: ReturnType<AnswerTexts["isScripture"]> | undefined;
  return {
    ground: (citations, language) => loadGround(read, citations, language),
    isScripture() {
      if (known) return known;
      const laying = knownScripture(read).then(({ knows }) => knows);
      known = laying;
      // What failed is tried anew by the next who asks.
      laying.catch(() => {
        known = undefined;
      });
      return laying;
    },
  };
}

type Answering = { readonly model: Model; readonly assistantIn: Assistants; readonly texts: AnswerTexts };

/**
 * The lines of an answer, each verified before it leaves. A ruling, an emergency, a question about the mushaf or
 * one without sources never reaches the model. Throws ModelUnavailableError where the model gave nothing at all.
 */
export async function* answerLines(
  { model, assistantIn, texts }: Answering,
  { question, before, language }: ModelQuestion,
  stopped: AbortSignal,
): AsyncGenerator<AnswerLine, void> {
  const assistant = await assistantIn(language);
  const found = replyTo(question, {
    language,
    before: before.length > 0 ? withContext(before) : undefined,
    earlier: before,
    find: (asked) => assistant.find(asked),
  });
  if (found.kind !== "found" || found.citations.length === 0) {
    yield { kind: "end", ended: "none", isLeftOut: false };
    return;
  }
  const [ground, isScripture] = await Promise.all([
    texts.ground(found.citations, language),
    texts.isScripture(),
  ]);
  const gate = replyGate(ground, { language, isScripture });
  let ended: "whole" | "cut" = "whole";
  let hasCome = false;
  try {
    for await (const piece of model.reply(modelPrompt({ question, before, language, ground }), stopped)) {
      hasCome = true;
      for (const segment of gate.take(piece)) yield segment;
    }
  } catch (error) {
    if (!hasCome || !(error instanceof ModelUnavailableError)) throw error;
    ended = "cut";
  }
  if (stopped.aborted) ended = "cut";
  const { segments, isLeftOut } = gate.end();
  // Half a sentence of a reply that broke off says something else than the whole would.
  if (ended === "whole") for (const segment of segments) yield segment;
  yield { kind: "end", ended, isLeftOut };
}
