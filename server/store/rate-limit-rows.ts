import { eq, lte, sql } from "drizzle-orm";
import type { Access } from "./access.ts";
import { rateLimits } from "./schema.ts";

/** So many calls in a window of so many seconds. */
export type RateLimit = { readonly calls: number; readonly seconds: number };

export type RateLimitRows = {
  /** Counts one call; `retryAfter` is 0 when it may go ahead, else the seconds until the window ends. */
  take(key: string, limit: RateLimit, now: Date): Promise<{ retryAfter: number }>;
  /** Starts the key's count anew, as after a right password. */
  forgive(key: string): Promise<void>;
};

/** Counters shared by every process on the database; they survive a restart. */
export function rateLimitRows({ run }: Access): RateLimitRows {
  return {
    async take(key, { calls, seconds }, now) {
      const endsAt = now.getTime() + seconds * 1000;
      const isOver = sql`${rateLimits.endsAt} <= ${now.getTime()}`;
      const [row] = await run((database) =>
        database
          .insert(rateLimits)
          .values({ key, used: 1, endsAt })
          .onConflictDoUpdate({
            target: rateLimits.key,
            set: {
              used: sql`case when ${isOver} then 1 else ${rateLimits.used} + 1 end`,
              endsAt: sql`case when ${isOver} then ${endsAt} else ${rateLimits.endsAt} end`,
            },
          })
          .returning(),
      );
      if (!row || row.used <= calls) return { retryAfter: 0 };
      return { retryAfter: Math.max(1, Math.ceil((row.endsAt - now.getTime()) / 1000)) };
    },
    async forgive(key) {
      await run((database) => database.delete(rateLimits).where(eq(rateLimits.key, key)));
    },
  };
}

/** Forgets windows that are over. */
export async function purgeRateLimits({ run }: Access, now: Date): Promise<void> {
  await run((database) => database.delete(rateLimits).where(lte(rateLimits.endsAt, now.getTime())));
}
