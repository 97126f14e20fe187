import { eq, sql } from "drizzle-orm";
import { projectOf } from "#domain/ledger/gift.ts";
import type { Access } from "./access.ts";
import { type EntitlementStatus, statusOf } from "./entitlement-rows.ts";
import { giftRepeats } from "./giving-schema.ts";
import type { StoredGift } from "./kept-gift.ts";

/** How a gift that repeats stands; `endsAt` is the end of the period that is paid, null where there is none. */
export type GiftRepeat = { readonly status: EntitlementStatus; readonly endsAt: Date | null };

export type GiftRepeatRows = {
  /** Undefined while nothing was said of it. */
  repeatOf(giftId: string): Promise<GiftRepeat | undefined>;
  /**
   * Sets how a monthly gift or a subscription stands. False, with nothing written, when somebody wrote of the gift
   * after it was read: what is known of it may be old.
   */
  setStanding(gift: StoredGift, standing: GiftRepeat): Promise<boolean>;
};

/** Whether gifts that repeat go on. */
export function giftRepeatRows({ run }: Access): GiftRepeatRows {
  return {
    async repeatOf(giftId) {
      const [row] = await run((database) =>
        database.select().from(giftRepeats).where(eq(giftRepeats.giftId, giftId)),
      );
      return row && { status: statusOf(row.status), endsAt: row.endsAt };
    },
    async setStanding(gift, { status, endsAt }) {
      const said = sql`${status}::text, ${endsAt?.toISOString() ?? null}::timestamptz`;
      const project = projectOf(gift)
        ? sql`insert into gift_repeats (gift_id, status, ends_at) select held.id, ${said} from held
            on conflict (gift_id) do update set status = excluded.status, ends_at = excluded.ends_at`
        : sql`insert into entitlements (member_id, source, reference, status, ends_at)
            select held.member_id, 'subscription', held.id, ${said} from held where held.member_id is not null
            on conflict (member_id, source, reference)
            do update set status = excluded.status, ends_at = excluded.ends_at`;
      const { rows } = await run((database) =>
        database.execute(sql`
          with held as (
            update gifts set revision = revision + 1 where id = ${gift.id} and revision = ${gift.revision}
            returning id, member_id
          ), kept as (${project})
          select id from held`),
      );
      return rows.length > 0;
    },
  };
}
