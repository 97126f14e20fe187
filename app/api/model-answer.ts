import { type AnswerLine, answerLine } from "#contract/assistant-answer.ts";
import type { Language } from "#domain/language.ts";
import { type ApiFailure, readFailure } from "./call-api.ts";

export type { AnswerLine } from "#contract/assistant-answer.ts";

type ModelQuestion = {
  readonly question: string;
  readonly before: readonly string[];
  readonly language: Language;
  /** Ends the answer at the model too. */
  readonly stop: AbortSignal;
  readonly onLine: (line: AnswerLine) => void;
};

/** Longest silence, in milliseconds: the server sends a heartbeat every ten seconds. */
const longestSilence = 45_000;

/**
 * Receives an answer line by line. Undefined after its last line; "broken" when the connection broke before, as
 * without a network; else why there is none. Never throws.
 */
export async function streamModelAnswer(request: ModelQuestion): Promise<ApiFailure | "broken" | undefined> {
  const { question, before, language, stop, onLine } = request;
  const silence = new AbortController();
  const giveUp = () => silence.abort();
  let timer = setTimeout(giveUp, longestSilence);
  // A browser may keep a dead connection open for minutes.
  addEventListener("offline", giveUp);
  try {
    const response = await fetch(`/api/assistant/answer?language=${language}`, {
      method: "POST",
      signal: AbortSignal.any([stop, silence.signal]),
      credentials: "same-origin",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ language, question, previous: before, model: true }),
    });
    if (!response.ok || !response.body) return readFailure(response, await response.json());
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let waiting = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return "broken";
      clearTimeout(timer);
      timer = setTimeout(giveUp, longestSilence);
      const lines = (waiting + value).split("\n");
      waiting = lines.pop() ?? "";
      for (const text of lines.filter(Boolean)) {
        const line = answerLine.parse(JSON.parse(text));
        onLine(line);
        if (line.kind === "end") return undefined;
      }
    }
  } catch {
    return "broken";
  } finally {
    clearTimeout(timer);
    removeEventListener("offline", giveUp);
  }
}
