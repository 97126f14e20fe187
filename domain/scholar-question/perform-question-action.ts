import { deletionTime, type PublicWording, type ScholarQuestion } from "./scholar-question.ts";

/** What a scholar does with a question; `scholar` is who. */
export type ScholarAction =
  | { readonly act: "claim"; readonly scholar: string }
  | { readonly act: "release"; readonly scholar: string }
  | { readonly act: "return"; readonly scholar: string; readonly text: string }
  | {
      readonly act: "answer";
      readonly scholar: string;
      readonly scholarName: string;
      readonly text: string;
      readonly citations: readonly string[];
      /** Offered for publication; null keeps the answer between the two. */
      readonly wording: PublicWording | null;
    };

/** What who asked does. */
export type AskerAction =
  | { readonly act: "detail"; readonly text: string }
  | { readonly act: "publish" }
  | { readonly act: "withhold" }
  | { readonly act: "read" };

export type QuestionAction = ScholarAction | AskerAction;

/**
 * Why an action is rejected: another scholar holds it, one does not hold it, it is one's own, it was answered, no
 * detail was asked for, nothing was offered for publication.
 */
export type QuestionError =
  | "taken"
  | "not-held"
  | "own-question"
  | "already-answered"
  | "not-returned"
  | "nothing-offered";

const day = 86_400_000;

/** A scholar who holds a question this long, in milliseconds, without a word makes room for another. */
export const claimLasts = 14 * day;

/**
 * The question after an action at `now` (milliseconds), or why it cannot be. An action that was done already gives the
 * same question back, so that a client that lost the response can safely retry.
 */
export function performQuestionAction(
  question: ScholarQuestion,
  action: QuestionAction,
  now: number,
): ScholarQuestion | QuestionError {
  if (!("scholar" in action)) return performAskerAction(question, action, now);
  if (action.scholar === question.askerId) return "own-question";
  if (action.act === "claim") return claimed(question, action.scholar, now);
  if (isAlreadyApplied(question, action)) return question;
  if (question.stage === "answered") return "already-answered";
  if (question.scholarId !== action.scholar) return question.scholarId === null ? "not-held" : "taken";
  const moved = { ...question, eraseAt: deletionTime(now) };
  if (action.act === "release") return { ...moved, stage: "open", scholarId: null, claimedAt: null };
  if (action.act === "return") {
    const note = { by: "scholar", at: now, text: action.text } as const;
    return { ...moved, stage: "returned", notes: [...question.notes, note], claimedAt: now, isUnread: true };
  }
  const { text, citations, scholarName, wording } = action;
  return {
    ...moved,
    stage: "answered",
    answer: { text, citations, scholarName, at: now },
    wording,
    publication: wording ? "offered" : "none",
    isUnread: true,
  };
}

/** True when a scholar may take it up: nobody holds it, or the claim has expired. */
export function isClaimable({ stage, claimedAt }: ScholarQuestion, now: number): boolean {
  return stage === "open" || (stage !== "answered" && claimedAt !== null && now - claimedAt >= claimLasts);
}

function claimed(question: ScholarQuestion, scholar: string, now: number): ScholarQuestion | QuestionError {
  if (question.stage === "answered") return "already-answered";
  if (question.scholarId === scholar) return question;
  if (!isClaimable(question, now)) return "taken";
  return { ...question, stage: "claimed", scholarId: scholar, claimedAt: now, eraseAt: deletionTime(now) };
}

/** The same words of the same scholar stand there already. */
function isAlreadyApplied(
  question: ScholarQuestion,
  action: Exclude<ScholarAction, { act: "claim" }>,
): boolean {
  if (action.act === "release") return question.stage === "open";
  if (question.scholarId !== action.scholar) return false;
  if (action.act === "answer") return question.stage === "answered" && question.answer?.text === action.text;
  return question.stage === "returned" && question.notes.at(-1)?.text === action.text;
}

function performAskerAction(
  question: ScholarQuestion,
  action: AskerAction,
  now: number,
): ScholarQuestion | QuestionError {
  switch (action.act) {
    case "read":
      return question.isUnread ? { ...question, isUnread: false } : question;
    case "detail": {
      const last = question.notes.at(-1);
      if (question.stage !== "returned")
        return last?.by === "asker" && last.text === action.text ? question : "not-returned";
      const note = { by: "asker", at: now, text: action.text } as const;
      const notes = [...question.notes, note];
      // It returns to the scholar who asked for it, and the claim period restarts.
      return { ...question, stage: "claimed", notes, claimedAt: now, eraseAt: deletionTime(now) };
    }
    case "publish":
    case "withhold": {
      const requested = action.act === "publish" ? "published" : "withheld";
      if (question.publication === "none") return "nothing-offered";
      return question.publication === requested ? question : { ...question, publication: requested };
    }
  }
}
