import { and, asc, eq, lte } from "drizzle-orm";
import type { Access } from "./access.ts";
import { members } from "./schema.ts";
import { questionOf } from "./scholar-question-row.ts";
import { scholarQuestions } from "./scholar-schema.ts";

/** An email to an asker about an event of their question. */
export type DueScholarEmail = {
  readonly askerId: string;
  readonly id: string;
  readonly to: string;
  readonly language: string;
  readonly event: string;
  /** Until when no other process sends it, in milliseconds since 1970. */
  readonly claimedUntil: number;
};

/** Milliseconds after which a claimed email that was not marked as sent is sent again; sending one takes less. */
const retryAfter = 900_000;

/** Emails to be sent; they are stored with the question, so that none is lost in a crash. */
export function scholarEmailRows({ run }: Pick<Access, "run">) {
  const table = scholarQuestions;
  return {
    async claimScholarEmails(now: number, atMost: number): Promise<DueScholarEmail[]> {
      const rows = await run((database) =>
        database
          .select({ question: table, to: members.email })
          .from(table)
          .innerJoin(members, eq(members.id, table.askerId))
          .where(lte(table.emailAt, now))
          .orderBy(asc(table.emailAt))
          .limit(atMost),
      );
      const claimed: DueScholarEmail[] = [];
      for (const { question, to } of rows) {
        const { askerId, id, emailEvent, emailAt } = question;
        if (emailEvent === null || emailAt === null) continue;
        const claimedUntil = now + retryAfter;
        const mine = await run((database) =>
          database
            .update(table)
            .set({ emailAt: claimedUntil })
            .where(and(eq(table.askerId, askerId), eq(table.id, id), eq(table.emailAt, emailAt)))
            .returning({ id: table.id }),
        );
        const { packet } = questionOf(question);
        if (mine.length > 0)
          claimed.push({ askerId, id, to, language: packet.language, event: emailEvent, claimedUntil });
      }
      return claimed;
    },
    /** Claims an email once more, before it is sent; undefined when another process has it, or there is a newer one. */
    async renewScholarEmail(email: DueScholarEmail, now: number): Promise<DueScholarEmail | undefined> {
      const { askerId, id } = email;
      const claimedUntil = now + retryAfter;
      const rows = await run((database) =>
        database
          .update(table)
          .set({ emailAt: claimedUntil })
          .where(and(eq(table.askerId, askerId), eq(table.id, id), eq(table.emailAt, email.claimedUntil)))
          .returning({ id: table.id }),
      );
      return rows.length > 0 ? { ...email, claimedUntil } : undefined;
    },
    async markScholarEmailSent({ askerId, id, claimedUntil }: DueScholarEmail): Promise<void> {
      await run((database) =>
        database
          .update(table)
          .set({ emailEvent: null, emailAt: null })
          .where(and(eq(table.askerId, askerId), eq(table.id, id), eq(table.emailAt, claimedUntil))),
      );
    },
  };
}
