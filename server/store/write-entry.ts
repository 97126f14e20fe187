import { sql } from "drizzle-orm";
import type { LedgerEntry } from "#domain/ledger/ledger-entry.ts";
import type { Database } from "./access.ts";
import { ledgerEntries, ledgerPostings, ledgerTotals } from "./giving-schema.ts";
import { countAccounts, randomShard } from "./running-sums.ts";

/** A ledger entry of the operator, with the donors and beneficiaries that it counts. */
export type BookEntry = LedgerEntry & {
  readonly at: Date;
  readonly projectId?: string | undefined;
  readonly donors: number;
  readonly beneficiaries: number;
  readonly isExample: boolean;
  readonly note?: string | undefined;
};

/** Writes an entry, its postings and the sums, inside the transaction; false when it exists. */
export async function writeEntry(database: Database, entry: BookEntry): Promise<boolean> {
  const { id, projectId, kind, at, currency, amount, donors, beneficiaries, isExample, note } = entry;
  const written = await database
    .insert(ledgerEntries)
    .values({
      id,
      projectId: projectId ?? null,
      kind,
      at,
      currency,
      amount,
      donors,
      beneficiaries,
      isExample,
      note: note ?? null,
    })
    .onConflictDoNothing()
    .returning({ id: ledgerEntries.id });
  if (written.length === 0) return false;
  const { postings } = entry;
  if (postings.length > 0)
    await database.insert(ledgerPostings).values(postings.map((posting) => ({ entryId: id, ...posting })));
  const counts = countAccounts(projectId);
  const sums = [
    ...postings,
    { account: counts.donors, amount: donors },
    { account: counts.beneficiaries, amount: beneficiaries },
  ].filter((each) => each.amount !== 0);
  if (sums.length === 0) return true;
  const shard = randomShard();
  // Always in the same order, so that two gifts cannot deadlock.
  const rows = sums
    .map((each) => ({ currency, isExample, account: each.account as string, shard, amount: each.amount }))
    .sort((one, other) => (one.account < other.account ? -1 : 1));
  await database
    .insert(ledgerTotals)
    .values(rows)
    .onConflictDoUpdate({
      target: [ledgerTotals.currency, ledgerTotals.isExample, ledgerTotals.account, ledgerTotals.shard],
      set: { amount: sql`${ledgerTotals.amount} + excluded.amount` },
    });
  return true;
}
