import { eq, sql } from "drizzle-orm";
import type { Access } from "./access.ts";
import { giftLetters } from "./giving-schema.ts";

/** What a letter is due for: a pledge that was made, a payment that arrived, money that went back. */
export type DueLetter = {
  readonly entryId: string;
  readonly giftId: string;
  readonly kind: "intent" | "captured" | "refunded";
  /** What was moved; 0 for a pledge. */
  readonly amount: number;
};

/** Days after which nobody is written to any more. */
const freshDays = 7;
/** Minutes after which a letter that was taken and not sent may be taken again. */
const leaseMinutes = 10;

const minute = 60_000;
const day = 86_400_000;

export type GiftLetterRows = {
  /** Takes letters that are due. Of several processes that ask at once each letter goes to one. */
  takeLetters(now: Date, atMost: number): Promise<DueLetter[]>;
  letterSent(entryId: string, at: Date): Promise<void>;
};

/** Which entries of the book were written to their givers. */
export function giftLetterRows({ run }: Access): GiftLetterRows {
  return {
    async takeLetters(now, atMost) {
      const since = new Date(now.getTime() - freshDays * day).toISOString();
      const lease = new Date(now.getTime() - leaseMinutes * minute).toISOString();
      const { rows } = await run((database) =>
        database.execute<{ id: string; gift_id: string; kind: string; amount: string }>(sql`
          with taken as (
            insert into gift_letters (entry_id, taken_at)
            select e.id, ${now.toISOString()}::timestamptz
            from ledger_entries e
              join gifts g on g.id = e.gift_id
              left join gift_letters l on l.entry_id = e.id
            where e.at > ${since}::timestamptz
              and (e.kind in ('captured', 'refunded') or (e.kind = 'intent' and g.provider = 'pledge'))
              and (l.entry_id is null or (l.sent_at is null and l.taken_at < ${lease}::timestamptz))
            -- First those never tried: an address that takes nothing holds up nobody.
            order by (l.entry_id is not null), e.at, e.id limit ${atMost}
            on conflict (entry_id) do update set taken_at = excluded.taken_at
              where gift_letters.sent_at is null and gift_letters.taken_at < ${lease}::timestamptz
            returning entry_id
          )
          select e.id, e.gift_id, e.kind, e.amount
          from taken t join ledger_entries e on e.id = t.entry_id order by e.at, e.id`),
      );
      return rows.map(({ id, gift_id: giftId, kind, amount }) => ({
        entryId: id,
        giftId,
        kind: kind as DueLetter["kind"],
        amount: Number(amount),
      }));
    },

    async letterSent(entryId, at) {
      await run((database) =>
        database.update(giftLetters).set({ sentAt: at }).where(eq(giftLetters.entryId, entryId)),
      );
    },
  };
}
