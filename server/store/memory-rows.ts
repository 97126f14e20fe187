import { and, asc, count, eq, gt, lt, lte, sql } from "drizzle-orm";
import { laterOf, type Operation, placeOf } from "#domain/sync/operation.ts";
import type { Access } from "./access.ts";
import { memories, memoryHeads } from "./schema.ts";

/** One sync request. `cursor` is the last revision that the device has seen, 0 at first. */
export type Exchange = {
  cursor: number;
  operations: readonly Operation[];
  page: number;
  /** Bytes that the member's data may take in all; 20 MB by default. */
  maxBytes?: number;
};

/** What the device has not seen, and its new cursor. */
export type ExchangeResult = { cursor: number; operations: Operation[]; hasMore: boolean };

export type MemoryRows = {
  /** Stores operations that are newer than the stored ones and returns what the device has not seen. "full": over the cap or the quota. */
  exchange(memberId: string, exchange: Exchange): Promise<ExchangeResult | "full">;
  /** All synced data of a member, a few rows at a time; `body` is JSON. */
  pages(memberId: string): AsyncGenerator<readonly (Omit<Operation, "body"> & { readonly body: string })[]>;
};

/** Slots that a member may fill: several times the largest set of bookmarks, notes and cards seen. */
const mostSlots = 100_000;
const defaultMaxBytes = 20_000_000;
/** Rows of a page for an export, and the bytes after which no further row is added to it. */
const rowsOfPage = 64;
const bytesOfPage = 131_072;

/** Bytes of bodies after which no further row is added to what a device pulls: about a megabyte. */
const bytesOfPull = 1_000_000;

/** Bytes of a row as the quota counts them; migration 0010 counts the same way. */
const bytesOfRow = sql`(octet_length(memories.kind) + octet_length(memories.key) + octet_length(memories.slot)
  + octet_length(memories.stamp) + octet_length(memories.body))`;

/** Bytes of the bodies before a row, in the order of an export. */
const bytesBefore = sql<number>`sum(octet_length(memories.body)) over (order by memories.kind, memories.key, memories.slot)
  - octet_length(memories.body)`;

/** The synced data of members. Revisions of a member are assigned under the lock of the member's head row. */
export function memoryRows({ run, transact }: Access): MemoryRows {
  return {
    exchange: (memberId, exchange) =>
      exchange.operations.length === 0
        ? run((database) => pull(database, memberId, { ...exchange, bytes: bytesOfPull }))
        : transact((database) => pushAndPull(database, memberId, exchange)).catch((error: unknown) => {
            if (error instanceof QuotaExceeded) return "full";
            throw error;
          }),
    async *pages(memberId) {
      const { kind, key, slot, stamp, body } = memories;
      let last: readonly string[] = ["", "", ""];
      for (;;) {
        const after = sql`(${kind}, ${key}, ${slot}) > (${last[0]}, ${last[1]}, ${last[2]})`;
        const rows = await run((database) => {
          const next = database
            .select({ kind, key, slot, stamp, body, before: bytesBefore.as("before") })
            .from(memories)
            .where(and(eq(memories.memberId, memberId), after))
            .orderBy(kind, key, slot)
            .limit(rowsOfPage)
            .as("next");
          return database
            .select({ kind: next.kind, key: next.key, slot: next.slot, stamp: next.stamp, body: next.body })
            .from(next)
            .where(lt(next.before, bytesOfPage))
            .orderBy(next.kind, next.key, next.slot);
        });
        const end = rows.at(-1);
        if (!end) return;
        yield rows;
        last = [end.kind, end.key, end.slot];
      }
    },
  };
}

/** Rolls the transaction back. */
class QuotaExceeded extends Error {}

type Transaction = Parameters<Parameters<Access["transact"]>[0]>[0];

/** What a device has not seen: so many rows and bytes of bodies, none of a later revision than `upTo`. */
type Pull = Pick<Exchange, "cursor" | "page"> & { readonly bytes: number; readonly upTo?: number };

async function pull(
  database: Transaction,
  memberId: string,
  { cursor, page, bytes, upTo }: Pull,
): Promise<ExchangeResult> {
  const { kind, key, slot, stamp, revision, body } = memories;
  const rows = await database
    .select({
      ...{ kind, key, slot, stamp, revision },
      body: sql<string | null>`case when sum(octet_length(${body})) over (order by ${revision})
        - octet_length(${body}) < ${bytes} then ${body} end`,
    })
    .from(memories)
    .where(
      and(
        eq(memories.memberId, memberId),
        gt(revision, cursor),
        upTo === undefined ? undefined : lte(revision, upTo),
      ),
    )
    .orderBy(asc(revision))
    .limit(page + 1);
  const shown = rows
    .slice(0, page)
    .flatMap(({ body: text, ...row }) => (text === null ? [] : [{ ...row, body: text }]));
  return {
    cursor: shown.at(-1)?.revision ?? cursor,
    operations: shown.map(operationOf),
    hasMore: rows.length > shown.length,
  };
}

async function pushAndPull(
  database: Transaction,
  memberId: string,
  exchange: Exchange,
): Promise<ExchangeResult> {
  const { cursor, page } = exchange;
  const head = await lockHead(database, memberId);
  const operations = latestOfEachSlot(exchange.operations);
  const changed = await writeNewer(database, memberId, operations, head.revision);
  const revisions = new Set(changed.map(({ revision }) => revision));
  const late = operations.filter((_, index) => !revisions.has(head.revision + index + 1));
  const lost = await newerThan(database, memberId, late, cursor);
  const unseen =
    lost.omitted === undefined
      ? await pull(database, memberId, {
          ...{ cursor, upTo: head.revision },
          page: Math.max(0, page - lost.operations.length),
          bytes: bytesOfPull - lost.bytes,
        })
      : // The device goes back to the first row that did not fit, and sees everything after it again.
        { cursor: lost.omitted - 1, operations: [], hasMore: true };
  const answer = { ...unseen, operations: [...lost.operations, ...unseen.operations] };
  if (changed.length === 0) return answer;
  const revision = head.revision + operations.length;
  const growth = changed.reduce((sum, row) => sum + row.growth, 0);
  const bytes = await bytesWithin(database, memberId, head.bytes + growth, growth, exchange.maxBytes);
  await database.update(memoryHeads).set({ revision, bytes }).where(eq(memoryHeads.memberId, memberId));
  // Every slot has used a revision: below this revision there cannot be too many slots to count.
  if (revision > mostSlots && (await slotsOf(database, memberId)) > mostSlots) throw new QuotaExceeded();
  return answer.hasMore ? answer : { ...answer, cursor: revision };
}

/**
 * The bytes to write into the head row; throws QuotaExceeded. What frees space is always accepted, and the bytes are
 * counted again before anything is rejected, because the head row may say too much.
 */
async function bytesWithin(
  database: Transaction,
  memberId: string,
  estimated: number,
  growth: number,
  maxBytes = defaultMaxBytes,
): Promise<number> {
  if (growth <= 0 || estimated <= maxBytes) return Math.max(0, estimated);
  const [row] = await database
    .select({ bytes: sql<string>`coalesce(sum(${bytesOfRow}), 0)` })
    .from(memories)
    .where(eq(memories.memberId, memberId));
  const bytes = Number(row?.bytes ?? 0);
  if (bytes > maxBytes) throw new QuotaExceeded();
  return bytes;
}

/** Stores operations that are newer than the stored ones; resolves to their revisions and the bytes each slot grew. */
async function writeNewer(
  database: Transaction,
  memberId: string,
  operations: readonly Operation[],
  before: number,
): Promise<{ revision: number; growth: number }[]> {
  const column = (read: (operation: Operation, index: number) => string | number) =>
    sql.param(operations.map(read));
  // Every part of one statement sees the rows as they were before the statement.
  const { rows } = await database.execute<{ revision: string; growth: string }>(sql`
    with given as (
      select kind, key, slot, stamp, body, revision
      from unnest(
        ${column(({ kind }) => kind)}::text[], ${column(({ key }) => key)}::text[],
        ${column(({ slot }) => slot)}::text[], ${column(({ stamp }) => stamp)}::text[],
        ${column(({ body }) => JSON.stringify(body))}::text[],
        ${column((_, index) => before + index + 1)}::bigint[]
      ) as columns (kind, key, slot, stamp, body, revision)
    ), replaced as (
      select given.revision, ${bytesOfRow} as bytes
      from given join memories on memories.member_id = ${memberId}
        and memories.kind = given.kind and memories.key = given.key and memories.slot = given.slot
    ), written as (
      insert into memories (member_id, kind, key, slot, stamp, body, revision)
      select ${memberId}, kind, key, slot, stamp, body, revision from given
      on conflict (member_id, kind, key, slot)
      do update set stamp = excluded.stamp, body = excluded.body, revision = excluded.revision
      where memories.stamp < excluded.stamp
      returning revision, ${bytesOfRow} as bytes
    )
    select written.revision, written.bytes - coalesce(replaced.bytes, 0) as growth
    from written left join replaced on replaced.revision = written.revision`);
  return rows.map(({ revision, growth }) => ({ revision: Number(revision), growth: Number(growth) }));
}

async function lockHead(
  database: Transaction,
  memberId: string,
): Promise<{ revision: number; bytes: number }> {
  await database.insert(memoryHeads).values({ memberId, revision: 0 }).onConflictDoNothing();
  const [head] = await database
    .select()
    .from(memoryHeads)
    .where(eq(memoryHeads.memberId, memberId))
    .for("update");
  return head ?? { revision: 0, bytes: 0 };
}

/**
 * The stored operations that are newer than what was sent and that the device has seen, in the order of their revisions:
 * it needs them again. Those that it has not seen come like any other. `bytes` of bodies, and the revision of the first
 * operation that did not fit.
 */
async function newerThan(
  database: Transaction,
  memberId: string,
  late: readonly Operation[],
  cursor: number,
): Promise<{ operations: Operation[]; bytes: number; omitted: number | undefined }> {
  if (late.length === 0) return { operations: [], bytes: 0, omitted: undefined };
  const column = (read: (operation: Operation) => string) => sql`${sql.param(late.map(read))}::text[]`;
  const { rows } = await database.execute<MemoryRow & { revision: string; before: string }>(sql`
    with newer as (
      select memories.*, sum(octet_length(body)) over (order by revision) - octet_length(body) as before
      from unnest(${column(({ kind }) => kind)}, ${column(({ key }) => key)}, ${column(({ slot }) => slot)},
          ${column(({ stamp }) => stamp)}) as sent (kind, key, slot, stamp)
        join memories on memories.member_id = ${memberId} and memories.kind = sent.kind
          and memories.key = sent.key and memories.slot = sent.slot
      where memories.stamp > sent.stamp and memories.revision <= ${cursor}
    ), shown as (
      select * from newer where before < ${bytesOfPull}
      union all
      (select * from newer where before >= ${bytesOfPull} order by revision limit 1)
    )
    select kind, key, slot, stamp, revision, before, case when before < ${bytesOfPull} then body end as body
    from shown order by revision`);
  const fitting = rows.filter(({ body }) => body !== null);
  const omitted = rows[fitting.length];
  return {
    operations: fitting.map(operationOf),
    bytes: fitting.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0),
    omitted: omitted && Number(omitted.revision),
  };
}

async function slotsOf(database: Transaction, memberId: string): Promise<number> {
  const [row] = await database
    .select({ slots: count() })
    .from(memories)
    .where(eq(memories.memberId, memberId));
  return row?.slots ?? 0;
}

/** One statement must not touch a row twice. */
function latestOfEachSlot(operations: readonly Operation[]): Operation[] {
  const latest = new Map<string, Operation>();
  for (const operation of operations) {
    const place = placeOf(operation);
    const stored = latest.get(place);
    latest.set(place, stored ? laterOf(stored, operation) : operation);
  }
  return [...latest.values()];
}

type MemoryRow = Omit<typeof memories.$inferSelect, "memberId" | "revision">;

function operationOf({ kind, key, slot, stamp, body }: MemoryRow): Operation {
  return { kind, key, slot, stamp, body: JSON.parse(body) as Operation["body"] };
}
