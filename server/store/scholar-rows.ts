import { and, asc, count, desc, eq, gt, lte, ne, or, sql } from "drizzle-orm";
import { claimLasts } from "#domain/scholar-question/act-on-question.ts";
import type { ScholarQuestion } from "#domain/scholar-question/scholar-question.ts";
import type { Access } from "./access.ts";
import { type DueLetter, dueLetters } from "./scholar-letters.ts";
import { questionOf, rowOf, type StoredQuestion } from "./scholar-question-row.ts";
import { publishedAnswers, scholarQuestions } from "./scholar-schema.ts";

/** An answer that its asker let out. */
export type PublishedRow = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly citations: string[];
  readonly scholarName: string;
  readonly at: number;
};

export type ScholarRows = {
  /** Keeps a question, once: the same id of the same asker again gives what is there. */
  send(id: string, question: ScholarQuestion): Promise<StoredQuestion>;
  /** Undefined where there is none, or where its time is over. */
  find(id: string, now: number): Promise<StoredQuestion | undefined>;
  /** Newest first. */
  ofAsker(askerId: string, now: number): Promise<StoredQuestion[]>;
  /** What waits for a scholar, oldest first, and what the scholar holds or has answered. */
  inbox(scholarId: string, now: number): Promise<StoredQuestion[]>;
  counts(memberId: string, now: number): Promise<{ asked: number; unread: number; waiting: number }>;
  /**
   * Puts the next state in the place of the one that was read, with what it means for the published answers, all or
   * nothing; false when somebody else was first. `news` is mailed later.
   */
  replace(before: StoredQuestion, next: ScholarQuestion, more: Replacing): Promise<boolean>;
  /** Forgets a question of an asker and takes its published answer back; false where there was none. */
  erase(askerId: string, id: string): Promise<boolean>;
  published(language: string): Promise<PublishedRow[]>;
  /** Takes letters that are due; each goes to one process, and comes again where it is not confirmed in time. */
  claimLetters(now: number, atMost: number): Promise<DueLetter[]>;
  letterLeft(letter: DueLetter): Promise<void>;
};

export type Replacing = {
  readonly now: number;
  readonly news?: "answered" | "returned" | undefined;
  /** Of the published answer, should there be one. */
  readonly publishedId: string;
};

const mostListed = 200;
const mostPublished = 100;

/** Questions to scholars and what of them was published. */
export function scholarRows({ run, transact }: Access): ScholarRows {
  const table = scholarQuestions;
  const isRetained = (now: number) => gt(table.eraseAt, now);
  /** What a scholar may take up; the domain has the last word. */
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
      return questionOf(stored ?? { letter: null, letterAt: null, ...row });
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
    replace: (before, next, { now, news, publishedId }) =>
      transact(async (database) => {
        const changed = await database
          .update(table)
          .set({
            ...rowOf(next),
            version: before.version + 1,
            ...(news ? { letter: news, letterAt: now } : {}),
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
    erase: (askerId, id) =>
      transact(async (database) => {
        const gone = await database
          .delete(table)
          .where(and(eq(table.askerId, askerId), eq(table.id, id)))
          .returning({ id: table.id });
        if (gone.length > 0)
          await database.delete(publishedAnswers).where(eq(publishedAnswers.questionId, id));
        return gone.length > 0;
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
    ...dueLetters({ run }),
  };
}

/** Erases questions whose time is over; what was published of them stays and leads to nobody any more. */
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
