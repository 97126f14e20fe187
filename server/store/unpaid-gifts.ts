import { and, eq, inArray, lt, ne, notExists, notInArray, or, sql } from "drizzle-orm";
import type { Access, Database } from "./access.ts";
import {
  donors,
  entitlements,
  giftEmails,
  giftNames,
  giftRepeats,
  gifts,
  ledgerEntries,
  paymentEvents,
} from "./giving-schema.ts";

const day = 86_400_000;
/**
 * Days after which a gift that was begun and never paid is deleted. The provider's page can be paid on for one day, its
 * events are repeated for three, and the daily comparison looks back seven: a quarter of a year has long shown a payment.
 * A pledge is paid by hand, perhaps late; after a year the books in which it was promised are closed.
 */
export const unpaidDays = { checkout: 90, pledge: 365 } as const;
/** The provider's event that its page was closed without a payment. */
const unpaidEvent = "checkout.session.expired";
/** Gifts that are deleted in one transaction. */
const giftsAtOnce = 500;

/**
 * Deletes gifts that were begun and never paid, with the donor's names, and the address where no other gift needs it.
 * Every gift of which the ledger or an event of the provider says more stays. Resolves to how many were deleted.
 */
export async function purgeUnpaidGifts({ transact }: Access, now: Date): Promise<number> {
  let deleted = 0;
  for (;;) {
    const part = await transact((database) => deleteUnpaid(database, now));
    deleted += part;
    if (part < giftsAtOnce) return deleted;
  }
}

async function deleteUnpaid(database: Database, now: Date): Promise<number> {
  const before = (days: number) => lt(gifts.createdAt, new Date(now.getTime() - days * day));
  const entryOfGift = eq(ledgerEntries.giftId, gifts.id);
  const isUnpaid = and(
    or(
      and(eq(gifts.provider, "pledge"), before(unpaidDays.pledge)),
      and(ne(gifts.provider, "pledge"), before(unpaidDays.checkout)),
    ),
    notExists(
      database
        .select({ id: ledgerEntries.id })
        .from(ledgerEntries)
        .where(and(entryOfGift, notInArray(ledgerEntries.kind, ["intent", "expired"]))),
    ),
    notExists(
      database
        .select({ id: paymentEvents.id })
        .from(paymentEvents)
        .where(and(eq(paymentEvents.giftId, gifts.id), ne(paymentEvents.kind, unpaidEvent))),
    ),
    notExists(
      database.select({ id: giftRepeats.giftId }).from(giftRepeats).where(eq(giftRepeats.giftId, gifts.id)),
    ),
    notExists(
      database
        .select({ id: entitlements.reference })
        .from(entitlements)
        .where(eq(entitlements.reference, gifts.id)),
    ),
  );
  const found = await database
    .select({ id: gifts.id, revision: gifts.revision })
    .from(gifts)
    .where(isUnpaid)
    .limit(giftsAtOnce);
  if (found.length === 0) return 0;
  // A payment that is recorded meanwhile has changed the revision.
  const unchanged = sql`(${gifts.id}, ${gifts.revision}) in (
    select * from unnest(${sql.param(found.map(({ id }) => id))}::text[],
      ${sql.param(found.map(({ revision }) => revision))}::integer[]))`;
  const rows = await database
    .delete(gifts)
    .where(and(unchanged, isUnpaid))
    .returning({ id: gifts.id, donorId: gifts.donorId });
  const ids = rows.map(({ id }) => id);
  const entries = database
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.giftId, ids));
  await database.delete(giftEmails).where(inArray(giftEmails.entryId, entries));
  await database.delete(ledgerEntries).where(inArray(ledgerEntries.giftId, ids));
  await database.delete(paymentEvents).where(inArray(paymentEvents.giftId, ids));
  await database.delete(giftNames).where(inArray(giftNames.giftId, ids));
  const others = database.select({ id: gifts.id }).from(gifts).where(eq(gifts.donorId, donors.id));
  await database.delete(donors).where(
    and(
      inArray(
        donors.id,
        rows.map(({ donorId }) => donorId),
      ),
      notExists(others),
    ),
  );
  return rows.length;
}
