import { asc, desc, eq, gte, sql } from "drizzle-orm";
import { type Fund, type Gift, intentions, projectOf, recurrences } from "#domain/ledger/gift.ts";
import { type GiftState, giftState } from "#domain/ledger/gift-state.ts";
import { type GiftFact, giversChange, recordFact } from "#domain/ledger/record-fact.ts";
import type { Access, Database } from "./access.ts";
import { type GiftLetterRows, giftLetterRows } from "./gift-letter-rows.ts";
import { type GiftRepeatRows, giftRepeatRows } from "./gift-repeat-rows.ts";
import { donorHoldings, donors, giftNames, gifts, paymentEvents } from "./giving-schema.ts";
import { entriesOf, type KeptEntry } from "./ledger-rows.ts";
import { writeEntry } from "./write-entry.ts";

/** A gift as it lies in the store. `reference` and `address` are the provider's, once it was asked. */
export type KeptGift = Gift & {
  readonly receipt: string;
  readonly memberId: string | null;
  readonly reference: string | null;
  readonly address: string | null;
  readonly language: string;
  readonly createdAt: Date;
};

export type NewGift = Gift & {
  readonly receipt: string;
  readonly memberId: string | null;
  readonly language: string;
  readonly createdAt: Date;
  readonly donor: { readonly mark: string; readonly id: string; readonly email: string };
  readonly name: string;
  readonly inNameOf: string | null;
  readonly showsName: boolean;
};

/** A gift with its entries and what follows from them. */
export type GiftBook = {
  readonly gift: KeptGift;
  readonly entries: readonly KeptEntry[];
  readonly state: GiftState;
};

export type Verdict = "recorded" | "known" | "amount-differs" | "paid-twice" | "unknown-gift";

export type GiftRows = GiftLetterRows &
  GiftRepeatRows & {
    /** Keeps a gift with its first entry, once: the same id again gives what was kept, other words "key-reused". */
    begin(gift: NewGift): Promise<KeptGift | "key-reused">;
    /** Notes where the provider takes the payment; the first note stays. */
    noteProvider(id: string, provider: { reference: string; address: string | null }): Promise<KeptGift>;
    /** Writes what follows from a fact, and the event that brought it, all or nothing. */
    record(
      id: string,
      fact: GiftFact,
      at: Date,
      event?: { readonly id: string; readonly kind: string },
    ): Promise<Verdict>;
    byReceipt(receipt: string): Promise<GiftBook | undefined>;
    byReference(reference: string): Promise<KeptGift | undefined>;
    book(id: string): Promise<GiftBook | undefined>;
    ofMember(memberId: string): Promise<GiftBook[]>;
    since(from: Date): Promise<GiftBook[]>;
    /** E-mail and language of who gives, for a letter; undefined once erased. */
    letterTo(id: string): Promise<string | undefined>;
    /** Forgets who stands behind an address: names and address go, gifts and sums stay. False for nobody. */
    eraseDonor(mark: string): Promise<boolean>;
    /** Events that the operator must look at. */
    openEvents(): Promise<{ id: string; giftId: string | null; kind: string; verdict: string; at: Date }[]>;
  };

function giftOf(row: typeof gifts.$inferSelect): KeptGift {
  return {
    ...row,
    fund: row.fund as Fund,
    intention: intentions.find((each) => each === row.intention) ?? "sadaqah",
    recurrence: recurrences.find((each) => each === row.recurrence) ?? "once",
  };
}

const decisive = ["fund", "amount", "fee", "currency", "intention", "recurrence"] as const;

/** The gifts and their way through the book. */
export function giftRows(access: Access): GiftRows {
  const { run, transact } = access;
  async function found(database: Database, condition: ReturnType<typeof eq>): Promise<KeptGift | undefined> {
    const [row] = await database.select().from(gifts).where(condition);
    return row && giftOf(row);
  }

  async function bookOf(database: Database, gift: KeptGift | undefined): Promise<GiftBook | undefined> {
    if (!gift) return undefined;
    const entries = await entriesOf(database, gift.id);
    return { gift, entries, state: giftState(entries) };
  }

  return {
    ...giftLetterRows(access),
    ...giftRepeatRows(access),

    begin: (gift) =>
      transact(async (database) => {
        const { donor, name, inNameOf, showsName, ...kept } = gift;
        const [same] = await database.select().from(donors).where(eq(donors.mark, donor.mark));
        if (!same) await database.insert(donors).values(donor).onConflictDoNothing();
        const donorId = same?.id ?? (await donorOf(database, donor.mark)) ?? donor.id;
        const made = await database
          .insert(gifts)
          .values({ ...kept, donorId, reference: null, address: null })
          .onConflictDoNothing()
          .returning();
        if (made[0]) {
          await database.insert(giftNames).values({ giftId: gift.id, donorId, name, inNameOf, showsName });
          await writeEntry(database, {
            ...stillEntry(gift, "intent"),
            at: gift.createdAt,
            giftId: gift.id,
            projectId: projectOf(gift),
          });
          return giftOf(made[0]);
        }
        const before = await found(database, eq(gifts.id, gift.id));
        if (!before || decisive.some((name) => before[name] !== gift[name])) return "key-reused";
        return before;
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
      transact(async (database) => {
        const [row] = await database.select().from(gifts).where(eq(gifts.id, id)).for("update");
        const verdict: Verdict = row
          ? await write(database, giftOf(row), row.donorId, fact, at)
          : "unknown-gift";
        if (event)
          await database
            .insert(paymentEvents)
            .values({ id: event.id, giftId: id, kind: event.kind, verdict, at })
            .onConflictDoNothing();
        return verdict;
      }),

    byReceipt: (receipt) =>
      run(async (database) => bookOf(database, await found(database, eq(gifts.receipt, receipt)))),
    byReference: (reference) => run((database) => found(database, eq(gifts.reference, reference))),
    book: (id) => run(async (database) => bookOf(database, await found(database, eq(gifts.id, id)))),

    ofMember: (memberId) =>
      run(async (database) => {
        const rows = await database
          .select()
          .from(gifts)
          .where(eq(gifts.memberId, memberId))
          .orderBy(desc(gifts.createdAt))
          .limit(200);
        return booksOf(database, rows);
      }),

    since: (from) =>
      run(async (database) => {
        const rows = await database
          .select()
          .from(gifts)
          .where(gte(gifts.createdAt, from))
          .orderBy(asc(gifts.createdAt));
        return booksOf(database, rows);
      }),

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

  async function booksOf(database: Database, rows: (typeof gifts.$inferSelect)[]): Promise<GiftBook[]> {
    const books: GiftBook[] = [];
    for (const row of rows) {
      const book = await bookOf(database, giftOf(row));
      if (book) books.push(book);
    }
    return books;
  }
}

async function donorOf(database: Database, mark: string): Promise<string | undefined> {
  const [row] = await database.select().from(donors).where(eq(donors.mark, mark));
  return row?.id;
}

function stillEntry(gift: Gift, kind: "intent") {
  return {
    id: `${gift.id}:${kind}`,
    kind,
    currency: gift.currency,
    amount: 0,
    postings: [],
    donors: 0,
    beneficiaries: 0,
    isExample: false,
  };
}

/** The gift's row is locked: nobody else adds to its entries meanwhile. */
async function write(
  database: Database,
  gift: KeptGift,
  donorId: string,
  fact: GiftFact,
  at: Date,
): Promise<Verdict> {
  const known = await entriesOf(database, gift.id);
  const recorded = recordFact(gift, known, fact);
  if (!("entries" in recorded)) return recorded.verdict;
  const projectId = projectOf(gift);
  const change = giversChange(known, recorded.entries);
  const givers = projectId && change !== 0 ? await changeHolding(database, donorId, change) : 0;
  for (const [index, entry] of recorded.entries.entries())
    await writeEntry(database, {
      ...entry,
      at,
      giftId: gift.id,
      projectId,
      donors: index === recorded.entries.length - 1 ? givers : 0,
      beneficiaries: 0,
      isExample: false,
    });
  return recorded.verdict;
}

/** A giver is counted with the first gift that holds money and no longer after the last one went back. */
async function changeHolding(database: Database, donorId: string, change: -1 | 1): Promise<-1 | 0 | 1> {
  const [row] = await database
    .insert(donorHoldings)
    .values({ donorId, gifts: Math.max(0, change) })
    .onConflictDoUpdate({
      target: donorHoldings.donorId,
      set: { gifts: sql`${donorHoldings.gifts} + ${change}` },
    })
    .returning();
  if (change === 1) return row?.gifts === 1 ? 1 : 0;
  return row?.gifts === 0 ? -1 : 0;
}
