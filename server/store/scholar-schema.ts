import { bigint, boolean, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

function milliseconds(name: string) {
  return bigint(name, { mode: "number" });
}

/** Questions to scholars; packet, notes, answer and wording are JSON. `emailEvent` is the event still to be emailed. */
export const scholarQuestions = pgTable(
  "scholar_questions",
  {
    askerId: text("asker_id").notNull(),
    id: text().notNull(),
    packet: text().notNull(),
    stage: text().notNull(),
    scholarId: text("scholar_id"),
    claimedAt: milliseconds("claimed_at"),
    notes: text().notNull(),
    answer: text(),
    scholarName: text("scholar_name"),
    wording: text(),
    publication: text().notNull(),
    isUnread: boolean("is_unread").notNull(),
    sentAt: milliseconds("sent_at").notNull(),
    eraseAt: milliseconds("erase_at").notNull(),
    emailEvent: text("letter"),
    emailAt: milliseconds("letter_at"),
    version: milliseconds("version").notNull(),
  },
  (row) => [primaryKey({ columns: [row.askerId, row.id] })],
);

/** Answers that askers allowed to be published. Once the question is deleted nothing here leads to it. */
export const publishedAnswers = pgTable("published_answers", {
  id: text().primaryKey(),
  questionId: text("question_id"),
  scholarId: text("scholar_id"),
  scholarName: text("scholar_name").notNull(),
  language: text().notNull(),
  question: text().notNull(),
  answer: text().notNull(),
  citations: text().notNull(),
  at: milliseconds("at").notNull(),
});

export const scholarTables = { scholarQuestions, publishedAnswers } as const;
