import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  like,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { type Fund, intentions, recurrences } from "#domain/ledger/gift.ts";
import { giftState } from "#domain/ledger/gift-state.ts";
import { kindOf } from "#domain/ledger/ledger-entry.ts";
import type { GiftFact } from "#domain/ledger/record-fact.ts";
import type { Access, Database } from "./access.ts";
import { type GiftEmailRows, giftEmailRows } from "./gift-email-rows.ts";
import { type GiftRepeatRows, giftRepeatRows } from "./gift-repeat-rows.ts";
import { donors, giftNames, giftRepeats, gifts, ledgerEntries, paymentEvents } from "./giving-schema.ts";
import { insertGift } from "./insert-gift.ts";
import type { CreatedGift, GiftBook, NewGift, StoredGift, Verdict } from "./stored-gift.ts";
import { type ReceivedEvent, writeEvent, writeFact } from "./write-fact.ts";

export type GiftRows = GiftEmailRows &
  GiftRepeatRows & {
    /** Stores a gift with its first entry, once: the same id again returns it, with other content "key-reused". */
    create(gift: NewGift): Promise<CreatedGift | "key-reused" | "project-closed">;
    /** Stores the provider's reference of the payment; the first one stays. */
    saveProviderReference(
      id: string,
      provider: { reference: string; address: string | null },
    ): Promise<StoredGift>;
    /** Writes the entries that follow from a fact, and the event that reported it, all or nothing. */
    record(id: string, fact: GiftFact, at: Date, event?: ReceivedEvent): Promise<Verdict>;
    byReceipt(receipt: string): Promise<GiftBook | undefined>;
    book(id: string): Promise<GiftBook | undefined>;
    ofMember(memberId: string): Promise<GiftBook[]>;
    since(from: Date): Promise<GiftBook[]>;
    /** Gifts whose receipt's number begins with these digits; the newest first. */
    list(digits: string, page: { readonly limit: number; readonly offset: number }): Promise<GiftBook[]>;
    /** The email address of the donor; undefined once it was deleted. */
    donorEmail(id: string): Promise<string | undefined>;
    /** Monthly gifts of a donor to projects that have not ended. */
    recurringGifts(mark: string): Promise<StoredGift[]>;
    /** Deletes the names and the address of a donor; gifts and sums stay. False when there is no such donor. */
    deleteDonor(mark: string): Promise<boolean>;
    /** Events that the operator must look at. */
    openEvents(): Promise<{ id: string; giftId: string | null; kind: string; verdict: string; at: Date }[]>;
  };

type GiftRow = typeof gifts.$inferSelect;

function giftOf({ donorId: _donorId, ...row }: GiftRow): StoredGift {
  return {
    ...row,
    fund: row.fund as Fund,
    intention: intentions.find((each) => each === row.intention) ?? "sadaqah",
    recurrence: recurrences.find((each) => each === row.recurrence) ?? "once",
  };
}

/** What must be the same for a repeated request to be the same gift. */
const decisive = ["fund", "amount", "fee", "currency", "intention", "recurrence"] as const;

const { at, id: entryId, kind, amount } = ledgerEntries;

/** Gifts with their entries, in one query. */
async function booksOf(
  database: Database,
  which: SQL | undefined,
  ...order: readonly SQL[]
): Promise<GiftBook[]> {
  const rows = await database
    .select({ gift: gifts, entry: { id: entryId, at, kind, amount } })
    .from(gifts)
    .leftJoin(ledgerEntries, eq(ledgerEntries.giftId, gifts.id))
    .where(which)
    .orderBy(...order, asc(gifts.id), asc(at), asc(entryId));
  const books = [...Map.groupBy(rows, ({ gift }) => gift.id).values()];
  return books.flatMap((of) => {
    const entries = of.flatMap(({ entry }) => (entry ? [{ ...entry, kind: kindOf(entry.kind) }] : []));
    const [first] = of;
    return first ? [{ gift: giftOf(first.gift), entries, state: giftState(entries) }] : [];
  });
}

/** The gifts and their ledger entries. */
export function giftRows(access: Access): GiftRows {
  const { run, transact } = access;

  async function bookOf(which: SQL): Promise<GiftBook | undefined> {
    return (await run((database) => booksOf(database, which)))[0];
  }

  return {
    ...giftEmailRows(access),
    ...giftRepeatRows(access),

    create: (gift) =>
      run(async (database) => {
        const { donor, name, inNameOf, showsName, isEmailed, ...stored } = gift;
        const email = await insertGift(database, gift);
        if (email !== undefined)
          return { gift: { ...stored, reference: null, address: null, revision: 0 }, email };
        const [before] = await database
          .select({ gift: gifts, email: donors.email })
          .from(gifts)
          .leftJoin(donors, eq(donors.id, gifts.donorId))
          .where(eq(gifts.id, gift.id));
        if (!before) return "project-closed";
        if (decisive.some((each) => before.gift[each] !== gift[each])) return "key-reused";
        return { gift: giftOf(before.gift), email: before.email ?? undefined };
      }),

    saveProviderReference: async (id, { reference, address }) => {
      const isFirst = sql`${gifts.reference} is null`;
      const [row] = await run((database) =>
        database
          .update(gifts)
          .set({
            reference: sql`coalesce(${gifts.reference}, ${reference})`,
            address: sql`case when ${isFirst} then ${address} else ${gifts.address} end`,
          })
          .where(eq(gifts.id, id))
          .returning(),
      );
      if (!row) throw new Error(`there is no gift ${id}`);
      return giftOf(row);
    },

    record: (id, fact, at, event) =>
      run(async (database) => {
        // Optimistic locking: on a version conflict, re-read and retry; one writer always makes progress.
        for (;;) {
          const [book] = await booksOf(database, eq(gifts.id, id));
          if (!book) {
            if (event) await writeEvent(database, event, { giftId: id, verdict: "unknown-gift", at });
            return "unknown-gift";
          }
          const verdict = await writeFact(database, book, fact, at, event);
          if (verdict !== "stale") return verdict;
        }
      }),

    byReceipt: (receipt) => bookOf(eq(gifts.receipt, receipt)),
    book: (id) => bookOf(eq(gifts.id, id)),

    ofMember: (memberId) =>
      run((database) => {
        const latest = database
          .select({ id: gifts.id })
          .from(gifts)
          .where(eq(gifts.memberId, memberId))
          .orderBy(desc(gifts.createdAt))
          .limit(200);
        return booksOf(database, inArray(gifts.id, latest), desc(gifts.createdAt));
      }),

    since: (from) => run((database) => booksOf(database, gte(gifts.createdAt, from), asc(gifts.createdAt))),

    list: (digits, { limit, offset }) =>
      run((database) => {
        const listed = database
          .select({ id: gifts.id })
          .from(gifts)
          .where(digits ? like(gifts.receipt, `${digits}%`) : undefined)
          .orderBy(desc(gifts.createdAt), asc(gifts.id))
          .limit(limit)
          .offset(offset);
        return booksOf(database, inArray(gifts.id, listed), desc(gifts.createdAt));
      }),

    async donorEmail(id) {
      const [row] = await run((database) =>
        database
          .select({ email: donors.email })
          .from(gifts)
          .innerJoin(donors, eq(donors.id, gifts.donorId))
          .where(eq(gifts.id, id)),
      );
      return row?.email;
    },

    async recurringGifts(mark) {
      const rows = await run((database) =>
        database
          .select({ gift: gifts })
          .from(donors)
          .innerJoin(gifts, eq(gifts.donorId, donors.id))
          .leftJoin(giftRepeats, eq(giftRepeats.giftId, gifts.id))
          .where(
            and(
              eq(donors.mark, mark),
              like(gifts.fund, "project:%"),
              ne(gifts.recurrence, "once"),
              or(isNull(giftRepeats.status), notInArray(giftRepeats.status, ["cancelled", "ended"])),
            ),
          )
          .orderBy(asc(gifts.createdAt)),
      );
      return rows.map(({ gift }) => giftOf(gift));
    },

    deleteDonor: (mark) =>
      transact(async (database) => {
        const [row] = await database.delete(donors).where(eq(donors.mark, mark)).returning();
        if (row) await database.delete(giftNames).where(eq(giftNames.donorId, row.id));
        return row !== undefined;
      }),

    openEvents: () =>
      run((database) =>
        database
          .select()
          .from(paymentEvents)
          .where(sql`${paymentEvents.verdict} not in ('recorded', 'known')`)
          .orderBy(asc(paymentEvents.at)),
      ),
  };
}
