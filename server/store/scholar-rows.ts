import { and, asc, count, desc, eq, gt, lte, min, ne, or, sql } from "drizzle-orm";
import { claimLasts } from "#domain/scholar-question/perform-question-action.ts";
import type { ScholarQuestion } from "#domain/scholar-question/scholar-question.ts";
import type { Access } from "./access.ts";
import { type DueScholarEmail, scholarEmailRows } from "./scholar-email-rows.ts";
import { questionOf, rowOf, type StoredQuestion } from "./scholar-question-row.ts";
import { publishedAnswers, scholarQuestions } from "./scholar-schema.ts";

/** An answer that its asker allowed to be published. */
export type PublishedRow = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly citations: string[];
  readonly scholarName: string;
  readonly at: number;
};

export type ScholarRows = {
  /** Stores a question, once: the same id of the same asker again returns the stored one. */
  send(id: string, question: ScholarQuestion): Promise<StoredQuestion>;
  /** Undefined where there is none, or where it has expired. */
  find(id: string, now: number): Promise<StoredQuestion | undefined>;
  /** Newest first. */
  ofAsker(askerId: string, now: number): Promise<StoredQuestion[]>;
  /** Questions that the scholar has claimed or answered, then those that wait for a scholar, oldest first. */
  inbox(scholarId: string, now: number): Promise<StoredQuestion[]>;
  counts(memberId: string, now: number): Promise<{ asked: number; unread: number; waiting: number }>;
  /**
   * Replaces the state that was read, together with the published answer; false, with nothing written, on a version
   * conflict. `event` is emailed later.
   */
  replace(before: StoredQuestion, next: ScholarQuestion, more: Replacing): Promise<boolean>;
  /** Deletes a question of an asker and its published answer; false where there was none. */
  delete(askerId: string, id: string): Promise<boolean>;
  published(language: string): Promise<PublishedRow[]>;
  /** How many questions are in each stage, by the scholar who holds or has answered them, and the oldest of each. */
  workload(now: number): Promise<Workload[]>;
  /** Claims due emails; each goes to one process, and again to one where it was not marked as sent in time. */
  claimScholarEmails(now: number, atMost: number): Promise<DueScholarEmail[]>;
  renewScholarEmail(emailEvent: DueScholarEmail, now: number): Promise<DueScholarEmail | undefined>;
  markScholarEmailSent(emailEvent: DueScholarEmail): Promise<void>;
};

/** `scholarId` is null where no scholar holds the questions; `oldest` is in milliseconds. */
export type Workload = {
  readonly scholarId: string | null;
  readonly stage: string;
  readonly questions: number;
  readonly oldest: number;
};

export type Replacing = {
  readonly now: number;
  readonly event?: "answered" | "returned" | undefined;
  /** The id of the published answer, if there is one. */
  readonly publishedId: string;
};

const mostListed = 200;
const mostPublished = 100;

/** Questions to scholars and published answers. */
export function scholarRows({ run, transact }: Access): ScholarRows {
  const table = scholarQuestions;
  const isRetained = (now: number) => gt(table.eraseAt, now);
  /** What a scholar may claim; the domain decides again. */
  const waitsFor = (scholarId: string, now: number) =>
    and(
      ne(table.askerId, scholarId),
      or(eq(table.stage, "open"), and(ne(table.stage, "answered"), lte(table.claimedAt, now - claimLasts))),
    );

  return {
    async send(id, question) {
      const row = { id, version: 0, ...rowOf(question) };
      await run((database) => database.insert(table).values(row).onConflictDoNothing());
      const [stored] = await run((database) =>
        database
          .select()
          .from(table)
          .where(and(eq(table.askerId, question.askerId), eq(table.id, id))),
      );
      return questionOf(stored ?? { emailEvent: null, emailAt: null, ...row });
    },
    async find(id, now) {
      const [row] = await run((database) =>
        database
          .select()
          .from(table)
          .where(and(eq(table.id, id), isRetained(now))),
      );
      return row && questionOf(row);
    },
    async ofAsker(askerId, now) {
      const rows = await run((database) =>
        database
          .select()
          .from(table)
          .where(and(eq(table.askerId, askerId), isRetained(now)))
          .orderBy(desc(table.sentAt), asc(table.id))
          .limit(mostListed),
      );
      return rows.map(questionOf);
    },
    async inbox(scholarId, now) {
      const list = (which: ReturnType<typeof and>, order: ReturnType<typeof asc>) =>
        run((database) =>
          database
            .select()
            .from(table)
            .where(and(which, isRetained(now)))
            .orderBy(order)
            .limit(mostListed),
        );
      const mine = await list(eq(table.scholarId, scholarId), desc(table.sentAt));
      const waiting = await list(waitsFor(scholarId, now), asc(table.sentAt));
      const known = new Set(mine.map(({ id }) => id));
      return [...mine, ...waiting.filter(({ id }) => !known.has(id))].map(questionOf);
    },
    async counts(memberId, now) {
      const mine = and(eq(table.askerId, memberId), isRetained(now));
      const number = async (which: ReturnType<typeof and>) => {
        const [row] = await run((database) => database.select({ rows: count() }).from(table).where(which));
        return row?.rows ?? 0;
      };
      return {
        asked: await number(mine),
        unread: await number(and(mine, eq(table.isUnread, true))),
        waiting: await number(and(waitsFor(memberId, now), isRetained(now))),
      };
    },
    replace: (before, next, { now, event, publishedId }) =>
      transact(async (database) => {
        const changed = await database
          .update(table)
          .set({
            ...rowOf(next),
            version: before.version + 1,
            ...(event ? { emailEvent: event, emailAt: now } : {}),
          })
          .where(
            and(
              eq(table.askerId, before.askerId),
              eq(table.id, before.id),
              eq(table.version, before.version),
            ),
          )
          .returning({ id: table.id });
        if (changed.length === 0) return false;
        if (next.publication === before.publication) return true;
        await database.delete(publishedAnswers).where(eq(publishedAnswers.questionId, before.id));
        const { wording, answer, packet, scholarId } = next;
        if (next.publication === "published" && wording && answer)
          await database.insert(publishedAnswers).values({
            id: publishedId,
            questionId: before.id,
            scholarId,
            scholarName: answer.scholarName,
            language: packet.language,
            question: wording.question,
            answer: wording.answer,
            citations: JSON.stringify(answer.citations),
            at: now,
          });
        return true;
      }),
    delete: (askerId, id) =>
      transact(async (database) => {
        const deleted = await database
          .delete(table)
          .where(and(eq(table.askerId, askerId), eq(table.id, id)))
          .returning({ id: table.id });
        if (deleted.length > 0)
          await database.delete(publishedAnswers).where(eq(publishedAnswers.questionId, id));
        return deleted.length > 0;
      }),
    async published(language) {
      const rows = await run((database) =>
        database
          .select()
          .from(publishedAnswers)
          .where(eq(publishedAnswers.language, language))
          .orderBy(desc(publishedAnswers.at), asc(publishedAnswers.id))
          .limit(mostPublished),
      );
      return rows.map(({ id, question, answer, citations, scholarName, at }) => ({
        id,
        question,
        answer,
        citations: JSON.parse(citations) as string[],
        scholarName,
        at,
      }));
    },
    async workload(now) {
      const rows = await run((database) =>
        database
          .select({
            scholarId: table.scholarId,
            stage: table.stage,
            questions: count(),
            oldest: min(table.sentAt),
          })
          .from(table)
          .where(isRetained(now))
          .groupBy(table.scholarId, table.stage),
      );
      return rows.map(({ oldest, ...row }) => ({ ...row, oldest: oldest ?? now }));
    },
    ...scholarEmailRows({ run }),
  };
}

/** Deletes expired questions; their published answers stay, without a link to anybody. */
export async function purgeScholarQuestions({ transact }: Access, now: Date): Promise<void> {
  await transact(async (database) => {
    const over = await database
      .delete(scholarQuestions)
      .where(lte(scholarQuestions.eraseAt, now.getTime()))
      .returning({ id: scholarQuestions.id });
    const ids = sql.param(over.map(({ id }) => id));
    if (over.length > 0)
      await database.execute(
        sql`update published_answers set question_id = null where question_id = any(${ids}::text[])`,
      );
  });
}
