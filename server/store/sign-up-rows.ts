import { and, asc, eq, exists, gt, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import type { Language } from "#domain/language.ts";
import type { Access, Database } from "./access.ts";
import { entitlements, gifts } from "./giving-schema.ts";
import { deleteMember } from "./member-rows.ts";
import {
  credentials,
  knownDevices,
  members,
  memoryHeads,
  passkeys,
  pendingSignUps,
  sessions,
} from "./schema.ts";
import { scholarQuestions } from "./scholar-schema.ts";

/** A sign-up whose address is not confirmed yet. `email` is in lower case, `password` a hash. */
export type PendingSignUp = {
  readonly tokenHash: string;
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly language: Language;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export type SignUpRows = {
  /**
   * True when the address belongs to an account: one that is confirmed, or that somebody has used. An account of an
   * earlier version that was neither reserves nothing.
   */
  isTaken(email: string): Promise<boolean>;
  /** Stores a sign-up; the same one again changes nothing. */
  add(signUp: PendingSignUp): Promise<void>;
  /** A sign-up that can still be confirmed. */
  find(tokenHash: string, now: Date): Promise<Pick<PendingSignUp, "email" | "password"> | undefined>;
  /** The sign-ups with an address that can still be confirmed, the oldest first. */
  list(email: string, now: Date): Promise<Pick<PendingSignUp, "tokenHash" | "name" | "createdAt">[]>;
  /**
   * Makes the account of a sign-up under the given id, with its address confirmed, and deletes every other sign-up with
   * that address. False, with no account made, for one that is not there, has expired or whose address is taken.
   */
  complete(tokenHash: string, memberId: string, now: Date): Promise<boolean>;
};

const normalized = (email: string) => email.trim().toLowerCase();

/** Sign-ups that wait for their address to be confirmed. */
export function signUpRows({ run, transact }: Access): SignUpRows {
  return {
    isTaken: (email) =>
      run(async (database) => (await accountOf(database, normalized(email)))?.isTaken === true),
    async add(signUp) {
      await run((database) => database.insert(pendingSignUps).values(signUp).onConflictDoNothing());
    },
    find: (tokenHash, now) =>
      run(async (database) => {
        const { email, password, expiresAt } = pendingSignUps;
        const [row] = await database
          .select({ email, password })
          .from(pendingSignUps)
          .where(and(eq(pendingSignUps.tokenHash, tokenHash), gt(expiresAt, now)));
        return row;
      }),
    list: (email, now) =>
      run((database) =>
        database
          .select({
            tokenHash: pendingSignUps.tokenHash,
            name: pendingSignUps.name,
            createdAt: pendingSignUps.createdAt,
          })
          .from(pendingSignUps)
          .where(and(eq(pendingSignUps.email, normalized(email)), gt(pendingSignUps.expiresAt, now)))
          .orderBy(asc(pendingSignUps.createdAt), asc(pendingSignUps.tokenHash)),
      ),
    complete: (tokenHash, memberId, now) =>
      transact(async (database) => {
        const signUp = await lockSignUp(database, tokenHash);
        if (!signUp || signUp.expiresAt <= now) return false;
        const { email, name, password, language } = signUp;
        const account = await accountOf(database, email);
        if (account?.isTaken) return false;
        if (account) await deleteMember(database, account.id);
        const dates = { createdAt: now, updatedAt: now };
        await database.insert(members).values({
          id: memberId,
          name,
          email,
          emailVerified: true,
          role: "member",
          banned: false,
          language,
          ...dates,
        });
        await database.insert(credentials).values({
          id: memberId,
          userId: memberId,
          accountId: memberId,
          providerId: "credential",
          password,
          ...dates,
        });
        await database.delete(pendingSignUps).where(eq(pendingSignUps.email, email));
        return true;
      }),
  };
}

/** Locks every sign-up with the address of this one, in one order: of two links opened at once, one makes the account. */
async function lockSignUp(database: Database, tokenHash: string) {
  const email = database
    .select({ email: pendingSignUps.email })
    .from(pendingSignUps)
    .where(eq(pendingSignUps.tokenHash, tokenHash));
  const rows = await database
    .select()
    .from(pendingSignUps)
    .where(inArray(pendingSignUps.email, email))
    .orderBy(asc(pendingSignUps.tokenHash))
    .for("update");
  return rows.find((row) => row.tokenHash === tokenHash);
}

/** Columns that name a member who has signed in, or whom the operator or a donation names. */
const usesOfAccount = [
  sessions.userId,
  passkeys.userId,
  knownDevices.memberId,
  memoryHeads.memberId,
  entitlements.memberId,
  gifts.memberId,
  scholarQuestions.askerId,
];

/** The account with an address. It is taken when it is confirmed, has a role or was ever used. */
async function accountOf(database: Database, email: string) {
  const { id, emailVerified, role } = members;
  const uses = usesOfAccount.map((column) =>
    exists(database.select({ id: column }).from(column.table).where(eq(column, id))),
  );
  const isTaken = sql<boolean>`(${or(emailVerified, and(isNotNull(role), ne(role, "member")), ...uses)})`;
  const [found] = await database.select({ id, isTaken }).from(members).where(eq(members.email, email));
  return found;
}
