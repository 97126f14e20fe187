import { startGiving } from "#server/services/giving/start-giving.ts";
import { testedGiving } from "#server/services/giving/tested-giving.testing.ts";
import { openStore, type StorePlace } from "#server/store/store.ts";
import { queryDatabase } from "#server/store/temporary-place.ts";
import { type Figure, quantile } from "#tests/support/figure.ts";

const entries = 1_000_000;
const asks = 500;

/** Entries of one gift each, with postings and sums as the store writes them. */
const seed = [
  `insert into ledger_entries (id, project_id, kind, at, currency, amount, donors, beneficiaries, is_example)
   select 'seed-' || n, 'orphan-care', 'captured', timestamptz '2024-01-01' + n * interval '1 second', 'USD', 2500, 1, 0, false
   from generate_series(1, ${entries}) n`,
  `insert into ledger_postings (entry_id, account, amount)
   select 'seed-' || n, account, amount from generate_series(1, ${entries}) n,
     (values ('provider:stripe', 2500), ('project:orphan-care', -2500)) as parts (account, amount)`,
  `insert into ledger_totals (currency, is_example, account, shard, amount)
   select 'USD', false, account, 0, amount from (values ('provider:stripe', ${entries * 2500}::bigint),
     ('project:orphan-care', ${-entries * 2500}::bigint), ('count:donors:orphan-care', ${entries}::bigint)) as sums (account, amount)
   on conflict (currency, is_example, account, shard) do update set amount = ledger_totals.amount + excluded.amount`,
  "vacuum analyze",
];

async function timesOf(act: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < asks; index++) {
    const start = performance.now();
    await act();
    times.push(performance.now() - start);
  }
  return times;
}

/** The summary and a project's ledger with a million more entries, and a comparison of the sums with them. */
export async function benchGivingSums(place: StorePlace): Promise<Figure[]> {
  const store = await openStore(place);
  for (const statement of seed) await queryDatabase(place, statement);
  const giving = await startGiving(store, testedGiving, "http://localhost:3000");
  const summary = await timesOf(() => giving.donations("en"));
  const book = await timesOf(() =>
    store.ledger.book("orphan-care", { currency: "USD", withExamples: true, limit: 31 }),
  );
  const differing = await store.ledger.audit();
  await giving.close();
  await store.close();
  const unit = "ms";
  return [
    { name: "giving: summary p99, a million entries", value: quantile(summary, 0.99), unit, atMost: 5 },
    { name: "giving: open book p99, a million entries", value: quantile(book, 0.99), unit, atMost: 50 },
    { name: "giving: sums that differ from the entries", value: differing.length, unit: "sums", atMost: 0 },
  ];
}
