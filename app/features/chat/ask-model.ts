import type { AnswerLine } from "#app/api/model-answer.ts";
import type { Language } from "#domain/language.ts";
import type { ModelPart } from "./turn.ts";

type Asked = {
  readonly name: string;
  readonly question: string;
  readonly before: readonly string[];
  readonly language: Language;
  readonly stop: AbortSignal;
  /** Called with all that came so far, after every line. */
  readonly onPart: (part: ModelPart) => void;
};

/** Why an answer is broken off when its chat is left: the person did not stop it. */
export const left = "left";

/** What a line adds to what came before it. */
function withLine(part: ModelPart, line: AnswerLine): ModelPart {
  if (line.kind === "end")
    return { ...part, ended: line.ended === "cut" ? "cut" : "whole", isLeftOut: line.isLeftOut };
  return { ...part, segments: [...part.segments, line] };
}

/** Lets the model answer; whatever goes wrong, what came stands and says how it ended. */
export async function askModel({ name, onPart, stop, ...asked }: Asked): Promise<void> {
  let part: ModelPart = { name, segments: [], ended: "writing", isLeftOut: false };
  const put = (next: ModelPart) => {
    part = next;
    onPart(part);
  };
  put(part);
  const { hearModel } = await import("#app/api/model-answer.ts").catch(() => ({ hearModel: undefined }));
  const trouble = hearModel
    ? await hearModel({ ...asked, stop, onLine: (line) => put(withLine(part, line)) })
    : "broken";
  if (trouble === undefined) return;
  const isSilent = part.segments.length === 0;
  if (stop.aborted) return put({ ...part, ended: stop.reason === left ? "cut" : "stopped" });
  if (trouble === "broken") return put({ ...part, ended: isSilent ? "away" : "cut" });
  put({ ...part, ended: trouble.code === "too-many-calls" ? "limited" : "away" });
}
