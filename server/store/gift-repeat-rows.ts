import { eq } from "drizzle-orm";
import type { Access } from "./access.ts";
import { type EntitlementStatus, statusOf } from "./entitlement-rows.ts";
import { giftRepeats } from "./giving-schema.ts";

/** How a gift that repeats stands; `endsAt` is the end of the period that is paid, null where there is none. */
export type GiftRepeat = { readonly status: EntitlementStatus; readonly endsAt: Date | null };

export type GiftRepeatRows = {
  /** Undefined while nothing was said of it. */
  repeatOf(giftId: string): Promise<GiftRepeat | undefined>;
  /** Sets it to what holds now. */
  setRepeat(giftId: string, repeat: GiftRepeat): Promise<void>;
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
    async setRepeat(giftId, repeat) {
      await run((database) =>
        database
          .insert(giftRepeats)
          .values({ giftId, ...repeat })
          .onConflictDoUpdate({ target: giftRepeats.giftId, set: repeat }),
      );
    },
  };
}
