import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Access } from "./access.ts";
import { giftEmails } from "./giving-schema.ts";

/** An email that is due for a ledger entry: a pledge, a payment that arrived, or a refund. */
export type DueGiftEmail = {
  readonly entryId: string;
  readonly giftId: string;
  readonly kind: "intent" | "captured" | "refunded";
  /** The amount that moved; 0 for a pledge. */
  readonly amount: number;
  /** When it was claimed: the sender that claims it later has it. */
  readonly takenAt: Date;
};

/** Days after which an entry is not emailed any more. */
const freshDays = 7;
/** Minutes after which an email that was claimed and not sent may be claimed again; sending one takes two at most. */
const leaseMinutes = 10;

const minute = 60_000;
const day = 86_400_000;

export type GiftEmailRows = {
  /** Claims due emails; of several processes each email goes to one. */
  claimGiftEmails(now: Date, atMost: number): Promise<DueGiftEmail[]>;
  /** Claims an email once more, before it is sent; false when another process has claimed it since, and sends it. */
  renewGiftEmail(email: DueGiftEmail, now: Date): Promise<boolean>;
  markGiftEmailSent(entryId: string, at: Date): Promise<void>;
  /** Gives back emails that were claimed and not begun: any process may claim them at once. */
  releaseGiftEmails(emails: readonly DueGiftEmail[]): Promise<void>;
};

/** SQL that counts the emails that `claimGiftEmails` would find. */
export function overdueGiftEmails(now: Date) {
  return sql`select count(*)::int ${dueEntries(now)}`;
}

/** The ledger entries that are to be emailed and that no process has claimed. */
function dueEntries(now: Date) {
  const since = new Date(now.getTime() - freshDays * day).toISOString();
  const lease = leaseOf(now);
  return sql`
    from ledger_entries e
      join gifts g on g.id = e.gift_id
      left join gift_letters l on l.entry_id = e.id
    where e.at > ${since}::timestamptz
      and (e.kind in ('captured', 'refunded') or (e.kind = 'intent' and g.provider = 'pledge'))
      and (l.entry_id is null or (l.sent_at is null and l.taken_at < ${lease}::timestamptz))`;
}

const leaseOf = (now: Date) => new Date(now.getTime() - leaseMinutes * minute).toISOString();

/** Which ledger entries were emailed to their donors. */
export function giftEmailRows({ run }: Access): GiftEmailRows {
  return {
    async claimGiftEmails(now, atMost) {
      const lease = leaseOf(now);
      const { rows } = await run((database) =>
        database.execute<{ id: string; gift_id: string; kind: string; amount: string }>(sql`
          with taken as (
            insert into gift_letters (entry_id, taken_at)
            select e.id, ${now.toISOString()}::timestamptz
            ${dueEntries(now)}
            -- Those never tried first: an address that always fails must not block the others.
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
        kind: kind as DueGiftEmail["kind"],
        amount: Number(amount),
        takenAt: now,
      }));
    },

    async renewGiftEmail({ entryId, takenAt }, now) {
      const rows = await run((database) =>
        database
          .update(giftEmails)
          .set({ takenAt: now })
          .where(
            and(eq(giftEmails.entryId, entryId), eq(giftEmails.takenAt, takenAt), isNull(giftEmails.sentAt)),
          )
          .returning({ entryId: giftEmails.entryId }),
      );
      return rows.length > 0;
    },

    async markGiftEmailSent(entryId, at) {
      await run((database) =>
        database.update(giftEmails).set({ sentAt: at }).where(eq(giftEmails.entryId, entryId)),
      );
    },

    async releaseGiftEmails(emails) {
      const [first] = emails;
      if (!first) return;
      const entryIds = emails.map(({ entryId }) => entryId);
      // All of them were claimed at once; what another process has claimed since is its own.
      const isOurs = and(eq(giftEmails.takenAt, first.takenAt), isNull(giftEmails.sentAt));
      await run((database) =>
        database
          .update(giftEmails)
          .set({ takenAt: new Date(0) })
          .where(and(inArray(giftEmails.entryId, entryIds), isOurs)),
      );
    },
  };
}
