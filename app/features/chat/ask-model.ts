import type { AnswerLine } from "#app/api/model-answer.ts";
import type { Language } from "#domain/language.ts";
import type { ModelPart } from "./turn.ts";

type ModelRequest = {
  readonly name: string;
  readonly question: string;
  readonly before: readonly string[];
  readonly language: Language;
  readonly stop: AbortSignal;
  /** Called with everything received so far, after every line. */
  readonly onPart: (part: ModelPart) => void;
};

/** The abort reason when the chat is left, as opposed to a press of the stop button. */
export const leftChat = "left";

function withLine(part: ModelPart, line: AnswerLine): ModelPart {
  if (line.kind === "end")
    return { ...part, ended: line.ended === "cut" ? "cut" : "whole", isLeftOut: line.isLeftOut };
  return { ...part, segments: [...part.segments, line] };
}

/** Streams the model's answer. Never throws: after an error the received part stays and says how it ended. */
export async function askModel({ name, onPart, stop, ...question }: ModelRequest): Promise<void> {
  let part: ModelPart = { name, segments: [], ended: "writing", isLeftOut: false };
  const update = (next: ModelPart) => {
    part = next;
    onPart(part);
  };
  update(part);
  const { streamModelAnswer } = await import("#app/api/model-answer.ts").catch(() => ({
    streamModelAnswer: undefined,
  }));
  const failure = streamModelAnswer
    ? await streamModelAnswer({ ...question, stop, onLine: (line) => update(withLine(part, line)) })
    : "broken";
  if (failure === undefined) return;
  const isEmpty = part.segments.length === 0;
  if (stop.aborted) return update({ ...part, ended: stop.reason === leftChat ? "cut" : "stopped" });
  if (failure === "broken") return update({ ...part, ended: isEmpty ? "away" : "cut" });
  update({ ...part, ended: failure.code === "too-many-calls" ? "limited" : "away" });
}
