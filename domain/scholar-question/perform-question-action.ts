import { erasedAfter, type PublicWording, type ScholarQuestion } from "./scholar-question.ts";

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
  act: QuestionAction,
  now: number,
): ScholarQuestion | QuestionError {
  if (!("scholar" in act)) return performAskerAction(question, act, now);
  if (act.scholar === question.askerId) return "own-question";
  if (act.act === "claim") return claimed(question, act.scholar, now);
  if (isDone(question, act)) return question;
  if (question.stage === "answered") return "already-answered";
  if (question.scholarId !== act.scholar) return question.scholarId === null ? "not-held" : "taken";
  const moved = { ...question, eraseAt: erasedAfter(now) };
  if (act.act === "release") return { ...moved, stage: "open", scholarId: null, claimedAt: null };
  if (act.act === "return") {
    const note = { by: "scholar", at: now, text: act.text } as const;
    return { ...moved, stage: "returned", notes: [...question.notes, note], claimedAt: now, isUnread: true };
  }
  const { text, citations, scholarName, wording } = act;
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
  return { ...question, stage: "claimed", scholarId: scholar, claimedAt: now, eraseAt: erasedAfter(now) };
}

/** The same words of the same scholar stand there already. */
function isDone(question: ScholarQuestion, act: Exclude<ScholarAction, { act: "claim" }>): boolean {
  if (act.act === "release") return question.stage === "open";
  if (question.scholarId !== act.scholar) return false;
  if (act.act === "answer") return question.stage === "answered" && question.answer?.text === act.text;
  return question.stage === "returned" && question.notes.at(-1)?.text === act.text;
}

function performAskerAction(
  question: ScholarQuestion,
  act: AskerAction,
  now: number,
): ScholarQuestion | QuestionError {
  switch (act.act) {
    case "read":
      return question.isUnread ? { ...question, isUnread: false } : question;
    case "detail": {
      const last = question.notes.at(-1);
      if (question.stage !== "returned")
        return last?.by === "asker" && last.text === act.text ? question : "not-returned";
      const note = { by: "asker", at: now, text: act.text } as const;
      const notes = [...question.notes, note];
      // It returns to the scholar who asked for it, and the claim period restarts.
      return { ...question, stage: "claimed", notes, claimedAt: now, eraseAt: erasedAfter(now) };
    }
    case "publish":
    case "withhold": {
      const requested = act.act === "publish" ? "published" : "withheld";
      if (question.publication === "none") return "nothing-offered";
      return question.publication === requested ? question : { ...question, publication: requested };
    }
  }
}
