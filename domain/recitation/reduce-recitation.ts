import { answerRequest } from "./answer-request.ts";
import type { Recitation } from "./recitation.ts";
import type { RecitationEvent, Step } from "./recitation-event.ts";
import { handleReport } from "./reduce-report.ts";

/** The recitation's one rule: a state and what happened make the next state and what is to be done. */
export function reduceRecitation(state: Recitation, event: RecitationEvent): Step {
  switch (event.type) {
    case "sounding":
    case "held":
    case "blocked":
    case "interrupted":
    case "failed":
    case "time":
    case "ending":
    case "ended":
    case "elapsed":
      return handleReport(state, event);
    default:
      return answerRequest(state, event);
  }
}
