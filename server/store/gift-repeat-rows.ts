import { eq, sql } from "drizzle-orm";
import { projectOf } from "#domain/ledger/gift.ts";
import type { Access } from "./access.ts";
import { type EntitlementStatus, statusOf } from "./entitlement-rows.ts";
import { giftRepeats } from "./giving-schema.ts";
import type { StoredGift } from "./stored-gift.ts";

/** The status of a recurring gift; `endsAt` is the end of the paid period, null where there is none. */
export type GiftRepeat = { readonly status: EntitlementStatus; readonly endsAt: Date | null };

export type GiftRepeatRows = {
  /** Undefined until a status was stored. */
  repeatOf(giftId: string): Promise<GiftRepeat | undefined>;
  /**
   * Stores the status of a monthly gift or a subscription. False, with nothing written, when the gift was changed
   * after it was read.
   */
  setRepeatStatus(gift: StoredGift, status: GiftRepeat): Promise<boolean>;
};

/** The status of recurring gifts. */
export function giftRepeatRows({ run }: Access): GiftRepeatRows {
  return {
    async repeatOf(giftId) {
      const [row] = await run((database) =>
        database.select().from(giftRepeats).where(eq(giftRepeats.giftId, giftId)),
      );
      return row && { status: statusOf(row.status), endsAt: row.endsAt };
    },
    async setRepeatStatus(gift, { status, endsAt }) {
      const values = sql`${status}::text, ${endsAt?.toISOString() ?? null}::timestamptz`;
      const project = projectOf(gift)
        ? sql`insert into gift_repeats (gift_id, status, ends_at) select changed.id, ${values} from changed
            on conflict (gift_id) do update set status = excluded.status, ends_at = excluded.ends_at`
        : sql`insert into entitlements (member_id, source, reference, status, ends_at)
            select changed.member_id, 'subscription', changed.id, ${values} from changed where changed.member_id is not null
            on conflict (member_id, source, reference)
            do update set status = excluded.status, ends_at = excluded.ends_at`;
      const { rows } = await run((database) =>
        database.execute(sql`
          with changed as (
            update gifts set revision = revision + 1 where id = ${gift.id} and revision = ${gift.revision}
            returning id, member_id
          ), stored as (${project})
          select id from changed`),
      );
      return rows.length > 0;
    },
  };
}
