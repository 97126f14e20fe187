import { and, eq, lte, sql } from "drizzle-orm";
import type { Access } from "./access.ts";
import { livePlaces } from "./schema.ts";

/** A taken place: the slot-th of its key. */
export type TakenPlace = { readonly key: string; readonly slot: number };

export type PlaceRows = {
  /** Takes one of the `most` places of a key until `endsAt` (milliseconds since 1970); undefined when all are taken. */
  take(
    key: string,
    most: number,
    holder: string,
    times: { now: number; endsAt: number },
  ): Promise<TakenPlace | undefined>;
  /** Keeps every place of a holder until `endsAt`. */
  renew(holder: string, endsAt: number): Promise<void>;
  release(place: TakenPlace, holder: string): Promise<void>;
  releaseAll(holder: string): Promise<void>;
};

/** Places of open streams, shared by every process on the database. */
export function placeRows({ run }: Access): PlaceRows {
  return {
    async take(key, most, holder, { now, endsAt }) {
      // Two processes may choose the same free slot: the second gets no row, and chooses again.
      for (let attempt = 0; attempt < most; attempt++) {
        const { rows } = await run((database) =>
          database.execute<{ slot: number; is_taken: boolean }>(sql`
            with free as (
              select slot from generate_series(0, ${most - 1}::integer) as numbers (slot)
              where not exists (
                select 1 from live_places as taken
                where taken.key = ${key} and taken.slot = numbers.slot and taken.ends_at > ${now}::bigint
              )
              order by slot limit 1
            ), written as (
              insert into live_places (key, slot, holder, ends_at)
              select ${key}, slot, ${holder}, ${endsAt}::bigint from free
              on conflict (key, slot) do update set holder = excluded.holder, ends_at = excluded.ends_at
              where live_places.ends_at <= ${now}::bigint
              returning slot
            )
            select free.slot, exists (select 1 from written) as is_taken from free`),
        );
        const [row] = rows;
        if (!row) return undefined;
        if (row.is_taken) return { key, slot: row.slot };
      }
      return undefined;
    },
    async renew(holder, endsAt) {
      await run((database) =>
        database.update(livePlaces).set({ endsAt }).where(eq(livePlaces.holder, holder)),
      );
    },
    async release({ key, slot }, holder) {
      await run((database) =>
        database
          .delete(livePlaces)
          .where(and(eq(livePlaces.key, key), eq(livePlaces.slot, slot), eq(livePlaces.holder, holder))),
      );
    },
    async releaseAll(holder) {
      await run((database) => database.delete(livePlaces).where(eq(livePlaces.holder, holder)));
    },
  };
}

/** Deletes places that were not renewed. */
export async function purgePlaces({ run }: Access, now: Date): Promise<void> {
  await run((database) => database.delete(livePlaces).where(lte(livePlaces.endsAt, now.getTime())));
}
