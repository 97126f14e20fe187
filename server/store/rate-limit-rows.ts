import { eq, lte, sql } from "drizzle-orm";
import type { Access } from "./access.ts";
import { rateLimits } from "./schema.ts";

/** The number of calls that are allowed in a window of seconds. */
export type RateLimit = { readonly calls: number; readonly seconds: number };

/** A key that a call counts for, and its limit. */
type Counted = { readonly key: string; readonly limit: RateLimit };

export type RateLimitRows = {
  /** Counts one call for every key; `retryAfter` is 0 when it is allowed, else the seconds to wait. Keys must differ. */
  consume(counted: readonly Counted[], now: Date): Promise<{ retryAfter: number }>;
  /** Sets the key's count to 0, as after a correct password. */
  reset(key: string): Promise<void>;
};

/** Counters shared by every process on the database; they survive a restart. */
export function rateLimitRows({ run }: Access): RateLimitRows {
  return {
    async consume(counted, now) {
      if (counted.length === 0) return { retryAfter: 0 };
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
      return { retryAfter: Math.max(0, ...waits) };
    },
    async reset(key) {
      await run((database) => database.delete(rateLimits).where(eq(rateLimits.key, key)));
    },
  };
}

/** Deletes windows that have ended. */
export async function purgeRateLimits({ run }: Access, now: Date): Promise<void> {
  await run((database) => database.delete(rateLimits).where(lte(rateLimits.endsAt, now.getTime())));
}
