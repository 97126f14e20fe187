import { setImmediate } from "node:timers/promises";
import { loadGround, scripture } from "#content/assistant/index.ts";
import type { ReadText } from "#content/quran/index.ts";
import type { AnswerLine } from "#contract/assistant-answer.ts";
import { type KnownRuns, knownRuns, runLengths } from "#domain/citations/known-runs.ts";
import { replyGate } from "#domain/citations/reply-gate.ts";
import type { Ground } from "#domain/citations/verify-reply.ts";
import { withContext } from "#domain/conversation/follow-up.ts";
import { type Citation, replyTo } from "#domain/conversation/reply.ts";
import type { Language } from "#domain/language.ts";
import { matchQuote } from "#domain/quote-check/check-text.ts";
import type { Judgement } from "#domain/quote-check/judge-quote.ts";
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
  /** Loads all scripture the first time; the function is true for folded words from it. */
  isScripture(): Promise<(words: readonly string[]) => boolean>;
  /** Loads the quote check the first time. */
  judgeQuote(): Promise<(quote: string) => Judgement>;
};

/** The published texts. */
export function publishedAnswerTexts(read: ReadText, loadQuran: QuranTexts = quranTexts(read)): AnswerTexts {
  let known: ReturnType<AnswerTexts["isScripture"]> | undefined;
  return {
    ground: (citations, language) => loadGround(read, citations, language),
    isScripture() {
      if (known) return known;
      const loading = knownScripture(read).then(({ includes }) => includes);
      known = loading;
      // A failed load is retried by the next call.
      loading.catch(() => {
        known = undefined;
      });
      return loading;
    },
    async judgeQuote() {
      const quran = await loadQuran();
      return (quote) => matchQuote(quran, quote);
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
  });
  if (found.kind !== "found" || found.citations.length === 0) {
    yield { kind: "end", ended: "none", isLeftOut: false };
    return;
  }
  const [ground, isScripture, judgeQuote] = await Promise.all([
    texts.ground(found.citations, language),
    texts.isScripture(),
    texts.judgeQuote(),
  ]);
  const gate = replyGate(ground, { language, isScripture, judgeQuote });
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
async function knownScripture(read: ReadText): Promise<KnownRuns> {
  const known = knownRuns();
  for await (const { language, texts } of scripture(read)) {
    known.learn(texts, runLengths[language === "ar" ? "arabic" : "other"]);
    await setImmediate();
  }
  return known;
}
