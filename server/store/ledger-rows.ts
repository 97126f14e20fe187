import { and, desc, eq, inArray, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import { type EntryKind, entryKinds, kindOf } from "#domain/ledger/ledger-entry.ts";
import type { Access } from "./access.ts";
import { giftNames, gifts, ledgerEntries, ledgerPostings, ledgerTotals } from "./giving-schema.ts";
import { type BookEntry, writeEntry } from "./write-entry.ts";

/** One line of a project's public ledger. */
export type PublicEntry = {
  readonly id: string;
  readonly at: Date;
  readonly kind: EntryKind;
  /** The change of what the project holds, without fees; negative for a refund. */
  readonly amount: number;
  readonly donors: number;
  readonly beneficiaries: number;
  readonly isExample: boolean;
  /** Only where the donor allowed it. */
  readonly name: string | null;
  readonly inNameOf: string | null;
  readonly note: string | null;
};

/** `withExamples` is false where real money is taken: demonstration entries are then left out. */
export type BookQuery = { readonly currency: string; readonly withExamples: boolean };

export type LedgerRows = {
  /** Writes an entry of the operator; false when it exists. */
  post(entry: BookEntry): Promise<boolean>;
  /** Running sums by account, examples separate: a few rows, however long the ledger is. */
  totals(query: BookQuery): Promise<{ account: string; isExample: boolean; amount: number }[]>;
  /** A project's entries that moved something, newest first; `before` is the last one seen. */
  book(
    projectId: string | null,
    query: BookQuery & { limit: number; before?: { at: Date; id: string } | undefined },
  ): Promise<PublicEntry[]>;
  /** One line for each entry that does not balance and each sum that differs from its entries. */
  audit(): Promise<string[]>;
};

/** The kinds that move money or people. */
const moving = entryKinds.filter(
  (kind) => !["intent", "authorised", "failed", "expired", "dispute-lost"].includes(kind),
);

/** The ledger: its public view, its running sums and its audit. */
export function ledgerRows({ run, transact }: Access): LedgerRows {
  return {
    post: (entry) => transact((database) => writeEntry(database, entry)),

    async totals({ currency, withExamples }) {
      const { account, isExample, amount } = ledgerTotals;
      return run((database) =>
        database
          .select({ account, isExample, amount: sql<number>`sum(${amount})`.mapWith(Number) })
          .from(ledgerTotals)
          .where(and(eq(ledgerTotals.currency, currency), withExamples ? undefined : eq(isExample, false)))
          .groupBy(account, isExample),
      );
    },

    async book(projectId, { currency, withExamples, limit, before }) {
      const earlier: SQL | undefined = before
        ? or(
            lt(ledgerEntries.at, before.at),
            and(eq(ledgerEntries.at, before.at), lt(ledgerEntries.id, before.id)),
          )
        : undefined;
      const held = sql<number>`-coalesce((select sum(${ledgerPostings.amount}) from ${ledgerPostings}
        where ${ledgerPostings.entryId} = ${ledgerEntries.id}
          and (${ledgerPostings.account} like 'project:%' or ${ledgerPostings.account} like 'zakat:%'
            or ${ledgerPostings.account} = 'earlier-campaigns')), 0)`.mapWith(Number);
      const rows = await run((database) =>
        database
          .select({
            id: ledgerEntries.id,
            at: ledgerEntries.at,
            kind: ledgerEntries.kind,
            amount: held,
            donors: ledgerEntries.donors,
            beneficiaries: ledgerEntries.beneficiaries,
            isExample: ledgerEntries.isExample,
            name: giftNames.name,
            inNameOf: giftNames.inNameOf,
            note: ledgerEntries.note,
          })
          .from(ledgerEntries)
          .leftJoin(gifts, eq(gifts.id, ledgerEntries.giftId))
          .leftJoin(giftNames, and(eq(giftNames.giftId, gifts.id), eq(giftNames.showsName, true)))
          .where(
            and(
              projectId === null
                ? and(sql`${ledgerEntries.projectId} is null`, eq(ledgerEntries.kind, "opening"))
                : and(isNotNull(ledgerEntries.projectId), eq(ledgerEntries.projectId, projectId)),
              eq(ledgerEntries.currency, currency),
              inArray(ledgerEntries.kind, moving),
              withExamples ? undefined : eq(ledgerEntries.isExample, false),
              earlier,
            ),
          )
          .orderBy(desc(ledgerEntries.at), desc(ledgerEntries.id))
          .limit(limit),
      );
      return rows.map((row) => ({ ...row, kind: kindOf(row.kind) }));
    },

    async audit() {
      const { rows: open } = await run((database) =>
        database.execute<{ id: string; sum: string }>(
          sql`select entry_id as id, sum(amount) as sum from ledger_postings group by entry_id having sum(amount) <> 0`,
        ),
      );
      const { rows: differing } = await run((database) =>
        database.execute<{ account: string; booked: string; shown: string }>(sql`
          select coalesce(b.account, t.account) as account, coalesce(b.amount, 0) as booked,
            coalesce(t.amount, 0) as shown
          from (
            select e.currency, e.is_example, p.account, sum(p.amount) as amount
            from ledger_postings p join ledger_entries e on e.id = p.entry_id
            group by e.currency, e.is_example, p.account
            union all
            select currency, is_example, 'count:donors:' || coalesce(project_id, 'earlier-campaigns'), sum(donors)
            from ledger_entries group by 1, 2, 3 having sum(donors) <> 0
            union all
            select currency, is_example, 'count:beneficiaries:' || coalesce(project_id, 'earlier-campaigns'),
              sum(beneficiaries)
            from ledger_entries group by 1, 2, 3 having sum(beneficiaries) <> 0
          ) b
          full join (
            select currency, is_example, account, sum(amount) as amount
            from ledger_totals group by currency, is_example, account
          ) t on t.currency = b.currency and t.is_example = b.is_example and t.account = b.account
          where coalesce(b.amount, 0) <> coalesce(t.amount, 0)`),
      );
      return [
        ...open.map(({ id, sum }) => `the entry ${id} does not balance: ${sum}`),
        ...differing.map(
          ({ account, booked, shown }) => `${account}: entries say ${booked}, the sum ${shown}`,
        ),
      ];
    },
  };
}
