import { sql } from "drizzle-orm";
import { projectOf } from "#domain/ledger/gift.ts";
import type { Database } from "./access.ts";
import type { NewGift } from "./stored-gift.ts";

/**
 * Inserts a gift with its donor, the names and its first ledger entry, all in one statement. Resolves to the donor's
 * email address, or to undefined with nothing written when the gift exists or the project is closed.
 */
export async function insertGift(database: Database, gift: NewGift): Promise<string | undefined> {
  const { id, donor, createdAt } = gift;
  const at = sql`${createdAt.toISOString()}::timestamptz`;
  const entryId = `${id}:intent`;
  const projectId = projectOf(gift) ?? null;
  const { rows } = await database.execute<{ email: string }>(sql`
    with donor as (
      insert into donors (mark, id, email)
      select ${donor.mark}::text, ${donor.id}::text, ${donor.email}::text
      where not exists (select 1 from gifts where id = ${id})
        and (${projectId}::text is null
          or exists (select 1 from projects where id = ${projectId}::text and closed_at is null))
      on conflict (mark) do update set mark = excluded.mark
      returning id, email
    ), made as (
      insert into gifts (id, fund, amount, fee, currency, intention, recurrence, provider, donor_id, member_id,
        receipt, language, created_at, revision)
      select ${id}::text, ${gift.fund}::text, ${gift.amount}::bigint, ${gift.fee}::bigint, ${gift.currency}::text,
        ${gift.intention}::text, ${gift.recurrence}::text, ${gift.provider}::text, donor.id,
        ${gift.memberId}::text, ${gift.receipt}::text, ${gift.language}::text, ${at}, 0
      from donor
      on conflict (id) do nothing
      returning id, donor_id
    ), named as (
      insert into gift_names (gift_id, donor_id, name, in_name_of, shows_name)
      select made.id, made.donor_id, ${gift.name}::text, ${gift.inNameOf}::text, ${gift.showsName}::boolean
      from made
    ), booked as (
      insert into ledger_entries (id, gift_id, project_id, kind, at, currency, amount, donors, beneficiaries,
        is_example)
      select ${entryId}::text, made.id, ${projectId}::text, 'intent', ${at},
        ${gift.currency}::text, 0, 0, 0, false
      from made
    ), not_emailed as (
      insert into gift_letters (entry_id, taken_at, sent_at)
      select ${entryId}::text, ${at}, ${at} from made where not ${gift.isEmailed}::boolean
    )
    select donor.email from donor, made`);
  return rows[0]?.email;
}
