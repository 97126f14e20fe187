import { setImmediate } from "node:timers/promises";
import { loadGround, scripture } from "#content/assistant/index.ts";
import type { ReadText } from "#content/quran/index.ts";
import type { AnswerLine } from "#contract/assistant-answer.ts";
import { replyGate } from "#domain/citations/reply-gate.ts";
import type { Ground, Segment } from "#domain/citations/verify-reply.ts";
import { withContext } from "#domain/conversation/follow-up.ts";
import { type Citation, replyTo } from "#domain/conversation/reply.ts";
import type { Language } from "#domain/language.ts";
import { type ScriptureLock, scriptureLock } from "#domain/quote-check/scripture-lock.ts";
import { runLengths, type WordRuns, wordRuns } from "#domain/quote-check/word-runs.ts";
import type { Assistants } from "#server/services/assistants.ts";
import { type QuranTexts, quranTexts } from "#server/services/quran-texts.ts";
import { type Model, ModelUnavailableError } from "./model.ts";
import { modelPrompt } from "./model-prompt.ts";
import { planSources } from "./plan.ts";
import { isEntailed } from "./second-opinion.ts";

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

type Answering = {
  readonly model: Model;
  readonly assistantIn: Assistants;
  readonly texts: AnswerTexts;
  /** Lets the model look again before it writes, in at most so many steps; `read` loads published texts. */
  readonly planning?: { readonly steps: number; readonly read: ReadText } | undefined;
  /** Asks in a second call whether the cited sources say each sentence; sentences may then leave their words. */
  readonly asksTwice?: boolean | undefined;
};

/**
 * The lines of an answer, each verified before it is sent. A ruling, an emergency, a question about the mushaf or one
 * without sources never reaches the model. Throws ModelUnavailableError when the model returned nothing at all.
 */
export async function* answerLines(
  { model, assistantIn, texts, planning, asksTwice = false }: Answering,
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
  const asked = { question, citations: found.citations };
  const { citations, notes } = planning
    ? await planSources({ model, assistant, ...planning }, asked, stopped)
    : { citations: found.citations, notes: [] };
  const [ground, lock] = await Promise.all([texts.ground(citations, language), texts.lock()]);
  const gate = replyGate(ground, { language, ...lock, hasSecondOpinion: asksTwice });
  const judge = secondOpinions({ model, ground, stopped, asksTwice });
  const waiting: Segment[] = [];
  let ended: "whole" | "cut" = "whole";
  let hasStarted = false;
  try {
    for await (const piece of model.reply(
      modelPrompt({ question, before, language, ground, notes }),
      stopped,
    )) {
      hasStarted = true;
      const taken = gate.take(piece);
      // An opinion takes seconds, in which the stream would count as stalled.
      if (asksTwice) waiting.push(...taken);
      else yield* judge.lines(taken);
    }
  } catch (error) {
    if (!hasStarted || !(error instanceof ModelUnavailableError)) throw error;
    ended = "cut";
  }
  if (stopped.aborted) ended = "cut";
  const { segments, isLeftOut } = gate.end();
  // Half a sentence of a reply that was cut may mean something else than the whole sentence.
  yield* judge.lines(ended === "whole" ? [...waiting, ...segments] : waiting);
  yield { kind: "end", ended, isLeftOut: isLeftOut || judge.hasDropped() };
}

type Judging = {
  readonly model: Model;
  readonly ground: readonly Ground[];
  readonly stopped: AbortSignal;
  readonly asksTwice: boolean;
};

/**
 * The segments as lines. Where it asks twice, words are dropped that their sources do not say, and so are all words after
 * them; sources stay.
 */
function secondOpinions({ model, ground, stopped, asksTwice }: Judging) {
  let hasDropped = false;
  /** The sources that stand after the words of a sentence are those that it cites. */
  const citedAfter = (segments: readonly Segment[], at: number): Citation[] => {
    const rest = segments.slice(at + 1);
    const end = rest.findIndex(({ kind }) => kind === "words");
    const own = end < 0 ? rest : rest.slice(0, end);
    return own.flatMap((one) => (one.kind === "quote" ? [one.citation] : []));
  };
  async function* lines(segments: readonly Segment[]): AsyncGenerator<AnswerLine, void> {
    for (const [at, segment] of segments.entries()) {
      if (segment.kind === "quote" || !asksTwice) {
        yield segment.kind === "quote" ? segment : { kind: "words", text: segment.text };
        continue;
      }
      if (hasDropped) continue;
      const cited = segment.unproven ?? citedAfter(segments, at);
      if (await isEntailed(model, segment, cited, { ground, stopped }))
        yield { kind: "words", text: segment.text };
      else hasDropped = true;
    }
  }
  return { lines, hasDropped: () => hasDropped };
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
