import { and, asc, count, eq, gt, sql } from "drizzle-orm";
import { laterOf, type Operation, placeOf } from "#domain/sync/operation.ts";
import type { Access } from "./access.ts";
import { memories, memoryHeads } from "./schema.ts";

/** What one exchange brings and asks for. `cursor` is the last revision the device has seen, 0 at first. */
export type Exchange = { cursor: number; operations: readonly Operation[]; page: number };

/** What the device has not seen yet, and where it stands afterwards. */
export type Exchanged = { cursor: number; operations: Operation[]; hasMore: boolean };

export type MemoryRows = {
  /** Keeps what is later than what is kept, and hands back what is new to the device. "full": over the cap. */
  exchange(memberId: string, exchange: Exchange): Promise<Exchanged | "full">;
};

/** Slots a member may fill: several times the largest set of bookmarks, notes and cards seen. */
const mostSlots = 100_000;

/** The members' memories. Revisions of one member are given out under the lock of the member's head row. */
export function memoryRows({ run, transact }: Access): MemoryRows {
  return {
    exchange: (memberId, exchange) =>
      exchange.operations.length === 0
        ? run((database) => pull(database, memberId, exchange))
        : transact((database) => pushAndPull(database, memberId, exchange)).catch((error: unknown) => {
            if (error instanceof Full) return "full";
            throw error;
          }),
  };
}

/** Thrown to undo the transaction. */
class Full extends Error {}

type Asking = Parameters<Parameters<Access["transact"]>[0]>[0];

async function pull(database: Asking, memberId: string, { cursor, page }: Exchange): Promise<Exchanged> {
  const rows = await database
    .select()
    .from(memories)
    .where(and(eq(memories.memberId, memberId), gt(memories.revision, cursor)))
    .orderBy(asc(memories.revision))
    .limit(page + 1);
  const shown = rows.slice(0, page);
  return {
    cursor: shown.at(-1)?.revision ?? cursor,
    operations: shown.map(operationOf),
    hasMore: rows.length > page,
  };
}

async function pushAndPull(database: Asking, memberId: string, exchange: Exchange): Promise<Exchanged> {
  const before = await lockHead(database, memberId);
  const unseen = await pull(database, memberId, exchange);
  const operations = latestOfEachSlot(exchange.operations);
  const changed = await keepLater(database, memberId, operations, before);
  const revisions = new Set(changed);
  const lost = await winnersOver(
    database,
    memberId,
    operations.filter((_, index) => !revisions.has(before + index + 1)),
  );
  unseen.operations.push(...lost);
  if (changed.length === 0) return unseen;
  const after = before + operations.length;
  await database.update(memoryHeads).set({ revision: after }).where(eq(memoryHeads.memberId, memberId));
  // Every slot has used up a revision, so counting is needed only late.
  if (after > mostSlots && (await slotsOf(database, memberId)) > mostSlots) throw new Full();
  return unseen.hasMore ? unseen : { ...unseen, cursor: after };
}

/** Writes what is later than what is kept and answers with the revisions it got; one array for each column. */
async function keepLater(
  database: Asking,
  memberId: string,
  operations: readonly Operation[],
  before: number,
): Promise<number[]> {
  const column = (read: (operation: Operation, index: number) => string | number) =>
    sql.param(operations.map(read));
  const { rows } = await database.execute<{ revision: string }>(sql`
    insert into memories (member_id, kind, key, slot, stamp, body, revision)
    select ${memberId}, kind, key, slot, stamp, body, revision
    from unnest(
      ${column(({ kind }) => kind)}::text[], ${column(({ key }) => key)}::text[],
      ${column(({ slot }) => slot)}::text[], ${column(({ stamp }) => stamp)}::text[],
      ${column(({ body }) => JSON.stringify(body))}::text[],
      ${column((_, index) => before + index + 1)}::bigint[]
    ) as given (kind, key, slot, stamp, body, revision)
    on conflict (member_id, kind, key, slot)
    do update set stamp = excluded.stamp, body = excluded.body, revision = excluded.revision
    where memories.stamp < excluded.stamp
    returning revision`);
  return rows.map(({ revision }) => Number(revision));
}

async function lockHead(database: Asking, memberId: string): Promise<number> {
  await database.insert(memoryHeads).values({ memberId, revision: 0 }).onConflictDoNothing();
  const [head] = await database
    .select()
    .from(memoryHeads)
    .where(eq(memoryHeads.memberId, memberId))
    .for("update");
  return head?.revision ?? 0;
}

/** What is kept in place of edits that came too late: the device must have it even if it saw it before. */
async function winnersOver(
  database: Asking,
  memberId: string,
  late: readonly Operation[],
): Promise<Operation[]> {
  if (late.length === 0) return [];
  const places = late.map(({ kind, key, slot }) => sql`(${kind}, ${key}, ${slot})`);
  const rows = await database
    .select()
    .from(memories)
    .where(
      and(
        eq(memories.memberId, memberId),
        sql`(${memories.kind}, ${memories.key}, ${memories.slot}) in (${sql.join(places, sql`, `)})`,
      ),
    );
  const sent = new Set(late.map(({ stamp }) => stamp));
  return rows.filter(({ stamp }) => !sent.has(stamp)).map(operationOf);
}

async function slotsOf(database: Asking, memberId: string): Promise<number> {
  const [row] = await database
    .select({ slots: count() })
    .from(memories)
    .where(eq(memories.memberId, memberId));
  return row?.slots ?? 0;
}

/** One statement may not touch a row twice. */
function latestOfEachSlot(operations: readonly Operation[]): Operation[] {
  const latest = new Map<string, Operation>();
  for (const operation of operations) {
    const place = placeOf(operation);
    const kept = latest.get(place);
    latest.set(place, kept ? laterOf(kept, operation) : operation);
  }
  return [...latest.values()];
}

function operationOf({ kind, key, slot, stamp, body }: typeof memories.$inferSelect): Operation {
  return { kind, key, slot, stamp, body: JSON.parse(body) as Operation["body"] };
}
