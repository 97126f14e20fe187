import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Access } from "./access.ts";
import { rateLimits } from "./schema.ts";

/** The number of calls that are allowed in a window of seconds. */
export type RateLimit = { readonly calls: number; readonly seconds: number };

/** A key that a call counts for, and its limit. */
export type Counted = { readonly key: string; readonly limit: RateLimit };

/** What a row says; `endsAt` is in milliseconds since 1970, and a row that has ended is the same as none. */
export type Counter = { readonly used: number; readonly endsAt: number };

/** What to write; undefined ends the row, a key that is left out stays as it is. */
export type CounterChanges = ReadonlyMap<string, Counter | undefined>;

export type RateLimitRows = {
  /**
   * Counts one call for every key, which must differ. `retryAfter` is 0 when it is allowed, else the seconds to wait;
   * `begun` has the keys whose window starts with this call.
   */
  consume(
    counted: readonly Counted[],
    now: Date,
  ): Promise<{ retryAfter: number; begun: ReadonlySet<string> }>;
  /** The rows of these keys that have not ended. */
  read(keys: readonly string[], now: Date): Promise<ReadonlyMap<string, Counter>>;
  /** Sets the key's count to 0. */
  reset(key: string): Promise<void>;
  /** Reads the rows of these keys that have not ended and writes what `decide` makes of them, in one transaction. */
  change<Decision extends { readonly write: CounterChanges }>(
    keys: readonly string[],
    now: Date,
    decide: (counters: ReadonlyMap<string, Counter>) => Decision,
  ): Promise<Decision>;
};

/** Counters shared by every process on the database; they survive a restart. */
export function rateLimitRows({ run, transact }: Access): RateLimitRows {
  return {
    async consume(counted, now) {
      if (counted.length === 0) return { retryAfter: 0, begun: new Set() };
      // Always in the same order, so that two calls cannot deadlock.
      const sorted = counted.toSorted((one, other) => (one.key < other.key ? -1 : 1));
      const ends = sorted.map(({ limit }) => now.getTime() + limit.seconds * 1000);
      const hasEnded = sql`rate_limits.ends_at <= ${now.getTime()}::bigint`;
      const { rows } = await run((database) =>
        database.execute<{ key: string; used: number; ends_at: string }>(sql`
          insert into rate_limits (key, used, ends_at)
          select key, 1, ends_at
          from unnest(${sql.param(sorted.map(({ key }) => key))}::text[], ${sql.param(ends)}::bigint[])
            as given (key, ends_at)
          on conflict (key) do update set
            used = case when ${hasEnded} then 1 else rate_limits.used + 1 end,
            ends_at = case when ${hasEnded} then excluded.ends_at else rate_limits.ends_at end
          returning key, used, ends_at`),
      );
      const waits = rows.map(({ key, used, ends_at: endsAt }) => {
        const limit = sorted.find((each) => each.key === key)?.limit;
        if (!limit || used <= limit.calls) return 0;
        return Math.max(1, Math.ceil((Number(endsAt) - now.getTime()) / 1000));
      });
      const begun = new Set(rows.filter(({ used }) => used === 1).map(({ key }) => key));
      return { retryAfter: Math.max(0, ...waits), begun };
    },
    async read(keys, now) {
      const rows = await run((database) =>
        database
          .select()
          .from(rateLimits)
          .where(and(inArray(rateLimits.key, [...keys]), gt(rateLimits.endsAt, now.getTime()))),
      );
      return new Map(rows.map(({ key, used, endsAt }) => [key, { used, endsAt }]));
    },
    async reset(key) {
      await run((database) => database.delete(rateLimits).where(eq(rateLimits.key, key)));
    },
    change: (keys, now, decide) =>
      transact(async (database) => {
        const sorted = [...new Set(keys)].sort();
        // Rows that are missing could not be locked; an ended one counts as none.
        await database
          .insert(rateLimits)
          .values(sorted.map((key) => ({ key, used: 0, endsAt: 0 })))
          .onConflictDoNothing();
        const rows = await database
          .select()
          .from(rateLimits)
          .where(inArray(rateLimits.key, sorted))
          .orderBy(rateLimits.key)
          .for("update");
        const running = rows.filter(({ endsAt }) => endsAt > now.getTime());
        const decision = decide(new Map(running.map(({ key, used, endsAt }) => [key, { used, endsAt }])));
        for (const [key, counter] of decision.write)
          await database
            .update(rateLimits)
            .set(counter ?? { used: 0, endsAt: 0 })
            .where(eq(rateLimits.key, key));
        return decision;
      }),
  };
}

/** Deletes windows that have ended. */
export async function purgeRateLimits({ run }: Access, now: Date): Promise<void> {
  await run((database) => database.delete(rateLimits).where(lte(rateLimits.endsAt, now.getTime())));
}
