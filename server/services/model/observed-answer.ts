import type { AnswerLine } from "#contract/assistant-answer.ts";
import { observe } from "#server/store/observations.ts";

/** The same lines; reports how long the answer took, and whether it came whole, was stopped by its reader or failed. */
export async function* observedAnswer(
  lines: AsyncGenerator<AnswerLine, void>,
  stopped: AbortSignal,
): AsyncGenerator<AnswerLine, void> {
  const start = performance.now();
  let isWhole = false;
  try {
    for await (const line of lines) {
      if (line.kind === "end") isWhole = line.ended !== "cut";
      yield line;
    }
  } finally {
    const outcome = isWhole ? "answered" : stopped.aborted ? "stopped" : "failed";
    observe({ about: "model", outcome, seconds: (performance.now() - start) / 1000 });
  }
}
