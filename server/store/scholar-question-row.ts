import {
  publicationStates,
  questionStages,
  type ScholarAnswer,
  type ScholarQuestion,
} from "#domain/scholar-question/scholar-question.ts";
import type { scholarQuestions } from "./scholar-schema.ts";

/** A question with its version for optimistic locking. */
export type StoredQuestion = ScholarQuestion & { readonly id: string; readonly version: number };

type Row = typeof scholarQuestions.$inferSelect;
type QuestionColumns = Omit<Row, "id" | "version" | "emailEvent" | "emailAt">;

/** The columns of a question; the scholar's name has its own column, so that it can be deleted. */
export function rowOf(question: ScholarQuestion): QuestionColumns {
  const { packet, notes, answer, wording, ...plain } = question;
  const { scholarName = null, ...words } = answer ?? {};
  return {
    ...plain,
    packet: JSON.stringify(packet),
    notes: JSON.stringify(notes),
    answer: answer && JSON.stringify(words),
    scholarName,
    wording: wording && JSON.stringify(wording),
  };
}

export function questionOf(row: Row): StoredQuestion {
  const { emailEvent, emailAt, packet, notes, answer, scholarName, wording, stage, publication, ...plain } =
    row;
  return {
    ...plain,
    stage: questionStages.find((each) => each === stage) ?? "open",
    publication: publicationStates.find((each) => each === publication) ?? "none",
    packet: JSON.parse(packet) as ScholarQuestion["packet"],
    notes: JSON.parse(notes) as ScholarQuestion["notes"],
    answer:
      answer === null
        ? null
        : { ...(JSON.parse(answer) as Omit<ScholarAnswer, "scholarName">), scholarName: scholarName ?? "" },
    wording: wording === null ? null : (JSON.parse(wording) as ScholarQuestion["wording"]),
  };
}
