import { createHash } from "node:crypto";
import { and, asc, eq, lte, sql } from "drizzle-orm";
import {
  nextCheck,
  type PlannedNotice,
  type PushedNotice,
  splitDue,
} from "#domain/prayer-times/notice-plan.ts";
import type { Access, Database } from "./access.ts";
import { pushPlans } from "./schema.ts";

/** The push endpoint of a browser, and the keys that encrypt its messages. */
export type PushAddress = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** A notice that is due; it was claimed by the caller alone. */
export type PushTask = { readonly to: PushAddress; readonly notice: PushedNotice };

export type PushRows = {
  /** Stores a browser's notices, in order of time, in place of the earlier ones. */
  save(to: PushAddress, notices: readonly PlannedNotice[], now: number): Promise<void>;
  delete(endpoint: string): Promise<void>;
  /**
   * Claims up to `atMost` plans with a due notice and removes the notice from the plan; of several processes each plan
   * goes to one. A stale notice is removed without a task; a finished plan is deleted.
   */
  claim(now: number, atMost: number): Promise<{ tasks: PushTask[]; hasMore: boolean }>;
};

type Row = typeof pushPlans.$inferSelect;

/** The plans of browsers that get notices while no page is open. */
export function pushRows({ run }: Access): PushRows {
  return {
    async save({ endpoint, p256dh, auth }, notices, now) {
      const plan = { p256dh, auth, notices: JSON.stringify(notices), nextAt: nextCheck(notices, now) };
      await run((database) =>
        database
          .insert(pushPlans)
          .values({ id: idOf(endpoint), endpoint, ...plan, version: 0 })
          .onConflictDoUpdate({
            target: pushPlans.id,
            set: { ...plan, version: sql`${pushPlans.version} + 1` },
          }),
      );
    },
    async delete(endpoint) {
      await run((database) => database.delete(pushPlans).where(eq(pushPlans.id, idOf(endpoint))));
    },
    async claim(now, atMost) {
      const rows = await run((database) =>
        database
          .select()
          .from(pushPlans)
          .where(lte(pushPlans.nextAt, now))
          .orderBy(asc(pushPlans.nextAt))
          .limit(atMost),
      );
      const split = rows.map((row) => ({ row, ...splitDue(noticesOf(row), now) }));
      const claimed = await run((database) => database.execute<{ id: string }>(claimQuery(split, now)));
      const mine = new Set(claimed.rows.map(({ id }) => id));
      const tasks = split.flatMap(({ row, due: notice }) =>
        notice && mine.has(row.id)
          ? [{ to: { endpoint: row.endpoint, p256dh: row.p256dh, auth: row.auth }, notice }]
          : [],
      );
      for (const { row, due: notice } of split)
        if (notice && "hasEnded" in notice && mine.has(row.id))
          await run((database) => deletePlan(database, row));
      return { tasks, hasMore: rows.length === atMost };
    },
  };
}

/** Optimistic locking: the first process that changes a plan's version gets the row, another gets none. */
function claimQuery(
  split: readonly { readonly row: Row; readonly upcoming: readonly PlannedNotice[] }[],
  now: number,
) {
  const column = (read: (plan: (typeof split)[number]) => string | number) => sql.param(split.map(read));
  return sql`
    update push_plans
    set notices = given.notices, next_at = given.next_at, version = push_plans.version + 1
    from unnest(
      ${column(({ row }) => row.id)}::text[], ${column(({ row }) => row.version)}::bigint[],
      ${column(({ upcoming }) => JSON.stringify(upcoming))}::text[], ${column(({ upcoming }) => nextCheck(upcoming, now))}::bigint[]
    ) as given (id, version, notices, next_at)
    where push_plans.id = given.id and push_plans.version = given.version
    returning push_plans.id`;
}

/** Deletes a finished plan, unless its device has renewed it since it was claimed. */
function deletePlan(database: Database, { id, version }: Row) {
  return database.delete(pushPlans).where(and(eq(pushPlans.id, id), eq(pushPlans.version, version + 1)));
}

function idOf(endpoint: string): string {
  return createHash("sha256").update(endpoint).digest("base64url");
}

function noticesOf({ notices }: Row): PlannedNotice[] {
  return JSON.parse(notices) as PlannedNotice[];
}
