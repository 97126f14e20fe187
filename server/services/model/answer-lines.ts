import { setImmediate } from "node:timers/promises";
import { loadGround, scripture } from "#content/assistant/index.ts";
import type { ReadText } from "#content/quran/index.ts";
import type { AnswerLine } from "#contract/assistant-answer.ts";
import { replyGate } from "#domain/citations/reply-gate.ts";
import type { Ground } from "#domain/citations/verify-reply.ts";
import { withContext } from "#domain/conversation/follow-up.ts";
import { type Citation, replyTo } from "#domain/conversation/reply.ts";
import type { Language } from "#domain/language.ts";
import { type ScriptureLock, scriptureLock } from "#domain/quote-check/scripture-lock.ts";
import { runLengths, type WordRuns, wordRuns } from "#domain/quote-check/word-runs.ts";
import type { Assistants } from "#server/services/assistants.ts";
import { type QuranTexts, quranTexts } from "#server/services/quran-texts.ts";
import { type Model, ModelUnavailableError } from "./model.ts";
import { modelPrompt } from "./model-prompt.ts";

export type ModelQuestion = {
  readonly question: string;
  readonly before: readonly string[];
  readonly language: Language;
};

/** The texts that an answer may cite, and those that it must not quote from memory in any language. */
export type AnswerTexts = {
  ground(citations: readonly Citation[], language: Language): Promise<readonly Ground[]>;
  /** Loads all scripture the first time. */
  lock(): Promise<ScriptureLock>;
};

/** The published texts. */
export function publishedAnswerTexts(read: ReadText, loadQuran: QuranTexts = quranTexts(read)): AnswerTexts {
  let known: ReturnType<AnswerTexts["lock"]> | undefined;
  const load = async () => {
    const [quran, runs] = await Promise.all([loadQuran(), scriptureRuns(read)]);
    return scriptureLock(quran, runs);
  };
  return {
    ground: (citations, language) => loadGround(read, citations, language),
    lock() {
      if (known) return known;
      const loading = load();
      known = loading;
      // A failed load is retried by the next call.
      loading.catch(() => {
        known = undefined;
      });
      return loading;
    },
  };
}

type Answering = { readonly model: Model; readonly assistantIn: Assistants; readonly texts: AnswerTexts };

/**
 * The lines of an answer, each verified before it is sent. A ruling, an emergency, a question about the mushaf or one
 * without sources never reaches the model. Throws ModelUnavailableError when the model returned nothing at all.
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
    find: (text) => assistant.find(text),
    findCard: assistant.findCard,
  });
  if (found.kind !== "found" || found.citations.length === 0) {
    yield { kind: "end", ended: "none", isLeftOut: false };
    return;
  }
  const [ground, lock] = await Promise.all([texts.ground(found.citations, language), texts.lock()]);
  const gate = replyGate(ground, { language, ...lock });
  let ended: "whole" | "cut" = "whole";
  let hasStarted = false;
  try {
    for await (const piece of model.reply(modelPrompt({ question, before, language, ground }), stopped)) {
      hasStarted = true;
      for (const segment of gate.take(piece)) yield segment;
    }
  } catch (error) {
    if (!hasStarted || !(error instanceof ModelUnavailableError)) throw error;
    ended = "cut";
  }
  if (stopped.aborted) ended = "cut";
  const { segments, isLeftOut } = gate.end();
  // Half a sentence of a reply that was cut may mean something else than the whole sentence.
  if (ended === "whole") for (const segment of segments) yield segment;
  yield { kind: "end", ended, isLeftOut };
}

/** All scripture in every language, to recognise quotes from memory. Yields to other requests after each surah. */
async function scriptureRuns(read: ReadText): Promise<WordRuns> {
  const known = wordRuns();
  for await (const { language, texts } of scripture(read)) {
    known.learn(texts, runLengths[language === "ar" ? "arabic" : "other"]);
    await setImmediate();
  }
  return known;
}
