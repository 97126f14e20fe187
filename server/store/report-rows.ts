import { and, asc, count, desc, eq, lte } from "drizzle-orm";
import type { Access } from "./access.ts";
import { textReports } from "./schema.ts";

export type ReportState = "open" | "closed";

/** A mistake that a visitor reported. `about` is the text, as `hadith/nawawi-1`. */
export type TextReport = {
  readonly id: string;
  readonly about: string;
  readonly kind: string;
  readonly words: string;
  /** Where to write to; null without one, and once the report is closed. */
  readonly email: string | null;
  readonly language: string;
  readonly state: ReportState;
  /** What the operator found, or what was changed. */
  readonly answer: string | null;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
};

export type NewReport = Pick<TextReport, "id" | "about" | "kind" | "words" | "email" | "language">;

export type ReportRows = {
  /** Stores a report; sent again with its id, its words replace those of an open one. False when too many are open. */
  add(report: NewReport, now: Date): Promise<boolean>;
  /** Reports in a state: open ones oldest first, closed ones newest first. */
  list(state: ReportState, page?: { readonly limit: number; readonly offset: number }): Promise<TextReport[]>;
  count(state: ReportState): Promise<number>;
  /** Closes an open report and deletes its email address; false when none is open with that id. */
  close(id: string, answer: string | null, now: Date): Promise<boolean>;
};

/** More open reports than anybody reads are no reports: beyond them none is stored. */
export const mostOpenReports = 10_000;

/** Milliseconds after which a closed report is deleted: 365 days. */
const closedLifetime = 365 * 86_400_000;

function readRow({ state, ...row }: typeof textReports.$inferSelect): TextReport {
  return { ...row, state: state === "closed" ? "closed" : "open" };
}

/** Mistakes that visitors report in texts. */
export function reportRows({ run }: Access): ReportRows {
  const { id, state, createdAt, closedAt } = textReports;

  async function countIn(which: ReportState): Promise<number> {
    const [row] = await run((database) =>
      database.select({ rows: count() }).from(textReports).where(eq(state, which)),
    );
    return row?.rows ?? 0;
  }

  return {
    async add(report, now) {
      const set = { kind: report.kind, words: report.words, email: report.email };
      if ((await countIn("open")) >= mostOpenReports) {
        const isOpen = and(eq(id, report.id), eq(state, "open"));
        const replaced = await run((database) =>
          database.update(textReports).set(set).where(isOpen).returning({ id }),
        );
        return replaced.length > 0;
      }
      await run((database) =>
        database
          .insert(textReports)
          .values({ ...report, state: "open", createdAt: now })
          .onConflictDoUpdate({ target: id, set, setWhere: eq(state, "open") }),
      );
      return true;
    },
    async list(which, { limit, offset } = { limit: 1000, offset: 0 }) {
      const rows = await run((database) =>
        database
          .select()
          .from(textReports)
          .where(eq(state, which))
          .orderBy(which === "open" ? asc(createdAt) : desc(closedAt), asc(id))
          .limit(limit)
          .offset(offset),
      );
      return rows.map(readRow);
    },
    count: countIn,
    async close(which, answer, now) {
      const closed = await run((database) =>
        database
          .update(textReports)
          .set({ state: "closed", answer, email: null, closedAt: now })
          .where(and(eq(id, which), eq(state, "open")))
          .returning({ id }),
      );
      return closed.length > 0;
    },
  };
}

/** Deletes reports that were closed a year ago. */
export async function purgeReports({ run }: Access, now: Date): Promise<void> {
  await run((database) =>
    database.delete(textReports).where(lte(textReports.closedAt, new Date(now.getTime() - closedLifetime))),
  );
}
