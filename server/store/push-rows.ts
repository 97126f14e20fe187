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
export type PushTask = {
  readonly to: PushAddress;
  readonly notice: PushedNotice;
  readonly claim: PushClaim;
};

/** What is written back of a claimed plan: its version since the claim, and its notices before and after this one. */
type PushClaim = {
  readonly id: string;
  readonly version: number;
  readonly planned: readonly PlannedNotice[];
  readonly upcoming: readonly PlannedNotice[];
};

/**
 * Milliseconds after which a claimed notice that was not settled may be claimed again: longer than a batch takes whose
 * push service answers nothing, and short enough for the notice to be sent while it is fresh.
 */
const pushLease = 3 * 60_000;

export type PushRows = {
  /** Stores a browser's notices, in order of time, in place of the earlier ones. */
  save(to: PushAddress, notices: readonly PlannedNotice[], now: number): Promise<void>;
  delete(endpoint: string): Promise<void>;
  /**
   * Claims up to `atMost` plans with a due notice for `pushLease`; of several processes each plan goes to one. A stale
   * notice is removed without a task.
   */
  claim(now: number, atMost: number): Promise<{ tasks: PushTask[]; hasMore: boolean }>;
  /** Removes notices that were sent from their plans, unless the device has renewed them; an ended plan is deleted. */
  settle(tasks: readonly PushTask[], now: number): Promise<void>;
  /** Gives back what was claimed and not sent: any process may claim it at once. */
  release(tasks: readonly PushTask[], now: number): Promise<void>;
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
      const split = rows.map((row) => ({ row, planned: noticesOf(row), ...splitDue(noticesOf(row), now) }));
      const claimed = await run((database) =>
        writePlans(
          database,
          split.map(({ row: { id, version }, due, planned, upcoming }) =>
            due
              ? { id, version, notices: planned, nextAt: now + pushLease }
              : { id, version, notices: upcoming, nextAt: nextCheck(upcoming, now) },
          ),
        ),
      );
      const mine = new Set(claimed.rows.map(({ id }) => id));
      const tasks = split.flatMap(({ row, due: notice, planned, upcoming }) =>
        notice && mine.has(row.id)
          ? [
              {
                to: { endpoint: row.endpoint, p256dh: row.p256dh, auth: row.auth },
                notice,
                claim: { id: row.id, version: row.version + 1, planned, upcoming },
              },
            ]
          : [],
      );
      return { tasks, hasMore: rows.length === atMost };
    },
    async settle(tasks, now) {
      const ended = tasks.filter(({ notice }) => "hasEnded" in notice);
      for (const { claim } of ended)
        await run((database) =>
          database
            .delete(pushPlans)
            .where(and(eq(pushPlans.id, claim.id), eq(pushPlans.version, claim.version))),
        );
      const plans = tasks
        .filter(({ notice }) => !("hasEnded" in notice))
        .map(({ claim: { id, version, upcoming } }) => ({
          id,
          version,
          notices: upcoming,
          nextAt: nextCheck(upcoming, now),
        }));
      if (plans.length > 0) await run((database) => writePlans(database, plans));
    },
    async release(tasks, now) {
      const plans = tasks.map(({ claim: { id, version, planned } }) => ({
        id,
        version,
        notices: planned,
        nextAt: now,
      }));
      if (plans.length > 0) await run((database) => writePlans(database, plans));
    },
  };
}

type WrittenPlan = {
  readonly id: string;
  readonly version: number;
  readonly notices: readonly PlannedNotice[];
  readonly nextAt: number;
};

/** Optimistic locking: only plans that still have their version are written; the first process that does so gets them. */
function writePlans(database: Database, plans: readonly WrittenPlan[]) {
  const column = (read: (plan: WrittenPlan) => string | number) => sql.param(plans.map(read));
  return database.execute<{ id: string }>(sql`
    update push_plans
    set notices = given.notices, next_at = given.next_at, version = push_plans.version + 1
    from unnest(
      ${column(({ id }) => id)}::text[], ${column(({ version }) => version)}::bigint[],
      ${column(({ notices }) => JSON.stringify(notices))}::text[], ${column(({ nextAt }) => nextAt)}::bigint[]
    ) as given (id, version, notices, next_at)
    where push_plans.id = given.id and push_plans.version = given.version
    returning push_plans.id`);
}

function idOf(endpoint: string): string {
  return createHash("sha256").update(endpoint).digest("base64url");
}

function noticesOf({ notices }: Row): PlannedNotice[] {
  return JSON.parse(notices) as PlannedNotice[];
}
