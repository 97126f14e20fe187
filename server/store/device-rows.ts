import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { Access } from "./access.ts";
import { knownDevices, members } from "./schema.ts";

/** Devices of one member that are stored; beyond it the one that was used least recently is forgotten. */
const mostDevices = 20;
/** Days without a sign-in after which a device is forgotten. */
export const deviceDays = 365;

export type DeviceRows = {
  /** True when the member with this email address has signed in with the device before. */
  knows(email: string, hash: string): Promise<boolean>;
  save(memberId: string, hash: string, now: Date): Promise<void>;
  deleteAll(memberId: string): Promise<void>;
};

/** Devices in which members have signed in before: nobody else's attempts delay a sign-in there. */
export function deviceRows({ run, transact }: Access): DeviceRows {
  return {
    async knows(email, hash) {
      const rows = await run((database) =>
        database
          .select({ id: members.id })
          .from(members)
          .innerJoin(knownDevices, eq(knownDevices.memberId, members.id))
          .where(and(eq(members.email, email.toLowerCase()), eq(knownDevices.hash, hash))),
      );
      return rows.length > 0;
    },
    save: (memberId, hash, now) =>
      transact(async (database) => {
        const usedAt = now.getTime();
        await database
          .insert(knownDevices)
          .values({ memberId, hash, usedAt })
          .onConflictDoUpdate({ target: [knownDevices.memberId, knownDevices.hash], set: { usedAt } });
        const surplus = database
          .select({ hash: knownDevices.hash })
          .from(knownDevices)
          .where(eq(knownDevices.memberId, memberId))
          .orderBy(sql`${knownDevices.usedAt} desc`, knownDevices.hash)
          .offset(mostDevices);
        await database
          .delete(knownDevices)
          .where(and(eq(knownDevices.memberId, memberId), inArray(knownDevices.hash, surplus)));
      }),
    async deleteAll(memberId) {
      await run((database) => database.delete(knownDevices).where(eq(knownDevices.memberId, memberId)));
    },
  };
}

/** Deletes devices that were not used for a year. */
export async function purgeDevices({ run }: Access, now: Date): Promise<void> {
  const oldest = now.getTime() - deviceDays * 86_400_000;
  await run((database) => database.delete(knownDevices).where(lte(knownDevices.usedAt, oldest)));
}
