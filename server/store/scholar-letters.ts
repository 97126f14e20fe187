import { and, asc, eq, lte } from "drizzle-orm";
import type { Access } from "./access.ts";
import { members } from "./schema.ts";
import { questionOf } from "./scholar-question-row.ts";
import { scholarQuestions } from "./scholar-schema.ts";

/** News of a question that a letter tells its asker of. */
export type DueLetter = {
  readonly askerId: string;
  readonly id: string;
  readonly to: string;
  readonly language: string;
  readonly news: string;
  /** Until when nobody else sends it, in milliseconds. */
  readonly heldUntil: number;
};

/** Milliseconds after which a letter that was taken but not confirmed is sent again. */
const retryAfter = 900_000;

/** The letters still to be sent; they lie beside the question, so that none is lost with a process. */
export function dueLetters({ run }: Pick<Access, "run">) {
  const table = scholarQuestions;
  return {
    async claimLetters(now: number, atMost: number): Promise<DueLetter[]> {
      const rows = await run((database) =>
        database
          .select({ question: table, to: members.email })
          .from(table)
          .innerJoin(members, eq(members.id, table.askerId))
          .where(lte(table.letterAt, now))
          .orderBy(asc(table.letterAt))
          .limit(atMost),
      );
      const taken: DueLetter[] = [];
      for (const { question, to } of rows) {
        const { askerId, id, letter, letterAt } = question;
        if (letter === null || letterAt === null) continue;
        const heldUntil = now + retryAfter;
        const mine = await run((database) =>
          database
            .update(table)
            .set({ letterAt: heldUntil })
            .where(and(eq(table.askerId, askerId), eq(table.id, id), eq(table.letterAt, letterAt)))
            .returning({ id: table.id }),
        );
        const { packet } = questionOf(question);
        if (mine.length > 0)
          taken.push({ askerId, id, to, language: packet.language, news: letter, heldUntil });
      }
      return taken;
    },
    async letterLeft({ askerId, id, heldUntil }: DueLetter): Promise<void> {
      await run((database) =>
        database
          .update(table)
          .set({ letter: null, letterAt: null })
          .where(and(eq(table.askerId, askerId), eq(table.id, id), eq(table.letterAt, heldUntil))),
      );
    },
  };
}
