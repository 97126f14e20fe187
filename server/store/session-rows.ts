import { and, desc, eq, gt, inArray, ne } from "drizzle-orm";
import type { Access } from "./access.ts";
import { knownDevices, sessions } from "./schema.ts";

/** How long a session lasts from its sign-in, however often it is used, in milliseconds: a year. */
export const longestSession = 31_536_000_000;

/** Most sessions of a member: with one more, the oldest ends. */
const mostSessions = 50;

export type StoredSession = {
  readonly id: string;
  /** The name of the browser and its system, as `nameBrowser` writes it; "" where it is not known. */
  readonly browser: string;
  readonly createdAt: Date;
};

export type SessionRows = {
  /** A member's sessions that have not ended, the newest first; `mostSessions` at most. */
  list(memberId: string, now: Date): Promise<StoredSession[]>;
  /** Ends the member's oldest sessions beyond `mostSessions`. */
  endSurplus(memberId: string): Promise<void>;
  /** Ends one session; false when the member has none with that id. */
  end(memberId: string, id: string): Promise<boolean>;
  /** Ends every session of a member but one. Resolves to how many sessions. */
  endOthers(memberId: string, id: string): Promise<number>;
  /** Ends every session of a member and forgets the browsers they have signed in with. Resolves to how many sessions. */
  endAll(memberId: string): Promise<number>;
};

/** Queries on the sessions of one member, besides those of the accounts library. */
export function sessionRows({ run, transact }: Access): SessionRows {
  return {
    async list(memberId, now) {
      const first = new Date(now.getTime() - longestSession);
      const rows = await run((database) =>
        database
          .select({ id: sessions.id, browser: sessions.userAgent, createdAt: sessions.createdAt })
          .from(sessions)
          .where(
            and(eq(sessions.userId, memberId), gt(sessions.expiresAt, now), gt(sessions.createdAt, first)),
          )
          .orderBy(desc(sessions.createdAt), sessions.id)
          .limit(mostSessions),
      );
      return rows.map(({ browser, ...row }) => ({ ...row, browser: browser ?? "" }));
    },
    async endSurplus(memberId) {
      await run((database) =>
        database
          .delete(sessions)
          .where(
            inArray(
              sessions.id,
              database
                .select({ id: sessions.id })
                .from(sessions)
                .where(eq(sessions.userId, memberId))
                .orderBy(desc(sessions.createdAt), sessions.id)
                .offset(mostSessions),
            ),
          ),
      );
    },
    async end(memberId, id) {
      const rows = await run((database) =>
        database
          .delete(sessions)
          .where(and(eq(sessions.userId, memberId), eq(sessions.id, id)))
          .returning({ id: sessions.id }),
      );
      return rows.length > 0;
    },
    async endOthers(memberId, id) {
      const rows = await run((database) =>
        database
          .delete(sessions)
          .where(and(eq(sessions.userId, memberId), ne(sessions.id, id)))
          .returning({ id: sessions.id }),
      );
      return rows.length;
    },
    endAll: (memberId) =>
      transact(async (database) => {
        await database.delete(knownDevices).where(eq(knownDevices.memberId, memberId));
        const rows = await database
          .delete(sessions)
          .where(eq(sessions.userId, memberId))
          .returning({ id: sessions.id });
        return rows.length;
      }),
  };
}
