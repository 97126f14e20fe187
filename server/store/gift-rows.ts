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
import { beginGift } from "./begin-gift.ts";
import { type GiftLetterRows, giftLetterRows } from "./gift-letter-rows.ts";
import { type GiftRepeatRows, giftRepeatRows } from "./gift-repeat-rows.ts";
import { donors, giftNames, giftRepeats, gifts, ledgerEntries, paymentEvents } from "./giving-schema.ts";
import type { BegunGift, GiftBook, NewGift, StoredGift, Verdict } from "./kept-gift.ts";
import { type ReceivedEvent, writeEvent, writeFact } from "./write-fact.ts";

export type GiftRows = GiftLetterRows &
  GiftRepeatRows & {
    /** Keeps a gift with its first entry, once: the same id again gives what was kept, other words "key-reused". */
    begin(gift: NewGift): Promise<BegunGift | "key-reused" | "project-closed">;
    /** Notes where the provider takes the payment; the first note stays. */
    noteProvider(id: string, provider: { reference: string; address: string | null }): Promise<StoredGift>;
    /** Writes what follows from a fact, and the event that brought it, all or nothing. */
    record(id: string, fact: GiftFact, at: Date, event?: ReceivedEvent): Promise<Verdict>;
    byReceipt(receipt: string): Promise<GiftBook | undefined>;
    book(id: string): Promise<GiftBook | undefined>;
    ofMember(memberId: string): Promise<GiftBook[]>;
    since(from: Date): Promise<GiftBook[]>;
    /** E-mail and language of who gives, for a letter; undefined once erased. */
    letterTo(id: string): Promise<string | undefined>;
    /** Gifts to projects of an address that repeat and of whose end nothing was said. */
    runningOf(mark: string): Promise<StoredGift[]>;
    /** Forgets who stands behind an address: names and address go, gifts and sums stay. False for nobody. */
    eraseDonor(mark: string): Promise<boolean>;
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

const decisive = ["fund", "amount", "fee", "currency", "intention", "recurrence"] as const;

const { at, id: entryId, kind, amount } = ledgerEntries;

/** Gifts in the order given, each with its entries, asked for at once. */
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

/** The gifts and their way through the book. */
export function giftRows(access: Access): GiftRows {
  const { run, transact } = access;

  async function bookOf(which: SQL): Promise<GiftBook | undefined> {
    return (await run((database) => booksOf(database, which)))[0];
  }

  return {
    ...giftLetterRows(access),
    ...giftRepeatRows(access),

    begin: (gift) =>
      run(async (database) => {
        const { donor, name, inNameOf, showsName, isWrittenTo, ...stored } = gift;
        const written = await beginGift(database, gift);
        if (written !== undefined)
          return { gift: { ...stored, reference: null, address: null, revision: 0 }, email: written };
        const [before] = await database
          .select({ gift: gifts, email: donors.email })
          .from(gifts)
          .leftJoin(donors, eq(donors.id, gifts.donorId))
          .where(eq(gifts.id, gift.id));
        if (!before) return "project-closed";
        if (decisive.some((each) => before.gift[each] !== gift[each])) return "key-reused";
        return { gift: giftOf(before.gift), email: before.email ?? undefined };
      }),

    noteProvider: async (id, { reference, address }) => {
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
        // Whoever was overtaken reads anew: of those who write at once one always comes through.
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

    async letterTo(id) {
      const [row] = await run((database) =>
        database
          .select({ email: donors.email })
          .from(gifts)
          .innerJoin(donors, eq(donors.id, gifts.donorId))
          .where(eq(gifts.id, id)),
      );
      return row?.email;
    },

    async runningOf(mark) {
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

    eraseDonor: (mark) =>
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
