import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "./access.ts";
import { publishedAnswers, scholarQuestions } from "./scholar-schema.ts";

/**
 * Takes a member out of the scholars' room, inside the transaction given: their questions go with what was
 * published of them; what they answered stays with its asker, without their name; what they held is free again.
 */
export async function eraseFromScholars(database: Database, memberId: string): Promise<void> {
  const table = scholarQuestions;
  const asked = database.select({ id: table.id }).from(table).where(eq(table.askerId, memberId));
  await database.delete(publishedAnswers).where(inArray(publishedAnswers.questionId, asked));
  await database.delete(table).where(eq(table.askerId, memberId));
  const version = sql`${table.version} + 1`;
  await database
    .update(table)
    .set({ stage: "open", scholarId: null, claimedAt: null, version })
    .where(and(eq(table.scholarId, memberId), ne(table.stage, "answered")));
  await database
    .update(table)
    .set({ scholarId: null, scholarName: null, version })
    .where(eq(table.scholarId, memberId));
  await database
    .update(publishedAnswers)
    .set({ scholarId: null, scholarName: "" })
    .where(eq(publishedAnswers.scholarId, memberId));
}
