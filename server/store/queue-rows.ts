import { sql } from "drizzle-orm";
import type { Access } from "./access.ts";
import { overdueGiftEmails } from "./gift-email-rows.ts";

/** What waits to be done by the jobs of any process. */
export type QueueDepths = {
  /** Browsers with a prayer notice that is due. */
  readonly push: number;
  readonly giftEmails: number;
  readonly scholarEmails: number;
};

/** How many connections of this process's pool there are, and how many queries wait for one. */
export type PoolUse = { readonly open: number; readonly idle: number; readonly waiting: number };

/** Counts what is due now and not claimed by a process. */
export async function queueDepths({ run }: Access, now: Date): Promise<QueueDepths> {
  const { rows } = await run((database) =>
    database.execute<{ push: number; gift_emails: number; scholar_emails: number }>(sql`
      select
        (select count(*)::int from push_plans where next_at <= ${now.getTime()}::bigint) as push,
        (${overdueGiftEmails(now)}) as gift_emails,
        (select count(*)::int from scholar_questions where letter_at <= ${now.getTime()}::bigint) as scholar_emails`),
  );
  const [row] = rows;
  return {
    push: row?.push ?? 0,
    giftEmails: row?.gift_emails ?? 0,
    scholarEmails: row?.scholar_emails ?? 0,
  };
}

export function poolUse({ pool }: Access): PoolUse {
  return { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}
