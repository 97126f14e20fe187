import { sql } from "drizzle-orm";
import { projectOf } from "#domain/ledger/gift.ts";
import { type GiftFact, giversChange, recordFact } from "#domain/ledger/record-fact.ts";
import type { Database } from "./access.ts";
import { paymentEvents } from "./giving-schema.ts";
import { countAccounts, randomShard } from "./running-sums.ts";
import type { GiftBook, Verdict } from "./stored-gift.ts";

/** A webhook event; it is stored once, with its outcome. */
export type ReceivedEvent = { readonly id: string; readonly kind: string };

/** Stores an event that changes no ledger entry. */
export async function writeEvent(
  database: Database,
  { id, kind }: ReceivedEvent,
  written: { giftId: string; verdict: Verdict; at: Date },
): Promise<void> {
  await database
    .insert(paymentEvents)
    .values({ id, kind, ...written })
    .onConflictDoNothing();
}

/**
 * Writes the entries that follow from a fact, the sums that they change and the event that reported it, all in one
 * statement. "stale": the gift was changed after `book` was read, and nothing was written.
 */
export async function writeFact(
  database: Database,
  { gift, entries: known }: GiftBook,
  fact: GiftFact,
  at: Date,
  event: ReceivedEvent | undefined,
): Promise<Verdict | "stale"> {
  const recorded = recordFact(gift, known, fact);
  const added = "entries" in recorded ? recorded.entries : [];
  const { verdict } = recorded;
  if (added.length === 0) {
    // Most gifts are reported twice; an event that reports nothing new is not stored.
    if (event && verdict !== "known") await writeEvent(database, event, { giftId: gift.id, verdict, at });
    return verdict;
  }
  const projectId = projectOf(gift);
  const change = projectId ? giversChange(known, added) : 0;
  const postings = added.flatMap((entry) => entry.postings.map((each) => ({ entryId: entry.id, ...each })));
  const sums = Map.groupBy(postings, ({ account }) => account);
  const moment = sql`${at.toISOString()}::timestamptz`;
  const texts = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;
  const numbers = (values: readonly number[]) => sql`${sql.param(values)}::bigint[]`;

  const { rows } = await database.execute(sql`
    with changed as (
      update gifts set revision = revision + 1 where id = ${gift.id} and revision = ${gift.revision}
      returning id, donor_id
    ), giver as (
      insert into donor_holdings (donor_id, gifts)
      select donor_id, greatest(0, ${change}::integer) from changed where ${change}::integer <> 0
      on conflict (donor_id) do update set gifts = donor_holdings.gifts + ${change}::integer
      returning gifts
    ), givers as (
      select coalesce(sum(${change}::integer), 0)::integer as change
      from giver where gifts = greatest(0, ${change}::integer)
    ), written as (
      insert into ledger_entries (id, gift_id, project_id, kind, at, currency, amount, donors, beneficiaries,
        is_example)
      select e.id, changed.id, ${projectId ?? null}::text, e.kind, ${moment}, ${gift.currency}::text, e.amount,
        case when e.id = ${added.at(-1)?.id ?? ""} then givers.change else 0 end, 0, false
      from changed, givers, unnest(${texts(added.map(({ id }) => id))}, ${texts(added.map(({ kind }) => kind))},
        ${numbers(added.map(({ amount }) => amount))}) as e (id, kind, amount)
    ), posted as (
      insert into ledger_postings (entry_id, account, amount)
      select p.entry_id, p.account, p.amount
      from changed, unnest(${texts(postings.map(({ entryId }) => entryId))},
        ${texts(postings.map(({ account }) => account))},
        ${numbers(postings.map(({ amount }) => amount))}) as p (entry_id, account, amount)
    ), summed as (
      insert into ledger_totals (currency, is_example, account, shard, amount)
      select ${gift.currency}::text, false, parts.account, ${randomShard()}::integer, parts.amount
      from (
        select s.account, s.amount
        from changed, unnest(${texts([...sums.keys()])},
          ${numbers([...sums.values()].map((each) => each.reduce((sum, { amount }) => sum + amount, 0)))})
          as s (account, amount)
        where s.amount <> 0
        union all
        select ${countAccounts(projectId).donors}::text, givers.change from changed, givers where givers.change <> 0
      ) as parts
      order by parts.account -- Always in the same order, so that two gifts cannot deadlock.
      on conflict (currency, is_example, account, shard)
      do update set amount = ledger_totals.amount + excluded.amount
    ), stored_event as (
      insert into payment_events (id, gift_id, kind, verdict, at)
      select ${event?.id ?? ""}::text, changed.id, ${event?.kind ?? ""}::text, ${verdict}::text, ${moment}
      from changed where ${event !== undefined}::boolean
      on conflict (id) do nothing
    )
    select id from changed`);
  return rows.length > 0 ? verdict : "stale";
}
