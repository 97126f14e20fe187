import { and, asc, count, desc, eq, ilike, inArray, like, lte, ne, or, sql } from "drizzle-orm";
import { defaultLanguage, isLanguage, type Language } from "#domain/language.ts";
import type { Access, Database } from "./access.ts";
import { auditEvents } from "./audit-schema.ts";
import { entitlements, gifts } from "./giving-schema.ts";
import {
  credentials,
  knownDevices,
  members,
  memories,
  memoryHeads,
  passkeys,
  pendingSignUps,
  sessions,
  verifications,
} from "./schema.ts";
import { questionOf } from "./scholar-question-row.ts";
import { publishedAnswers, scholarQuestions } from "./scholar-schema.ts";

export type Member = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly role: string;
  /** The language of the last sign-in; English until there was one. */
  readonly language: Language;
  readonly createdAt: Date;
};

export type MemberRows = {
  findByEmail(email: string): Promise<Member | undefined>;
  find(id: string): Promise<Member | undefined>;
  list(): Promise<Member[]>;
  /** Members whose name or address contains the text, in any case; the newest first. */
  search(text: string, page: { readonly limit: number; readonly offset: number }): Promise<Member[]>;
  /** The addresses of those of these ids that have an account. */
  emailsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** False when there is no such member. */
  setRole(id: string, role: string): Promise<boolean>;
  /** True when at least one member has the role. */
  hasAny(role: string): Promise<boolean>;
  /** Confirms the member's address, and makes the links of sign-ups with it invalid. */
  confirmEmail(id: string): Promise<void>;
  /** The language in which the member is emailed when somebody else does something to the account. */
  setLanguage(id: string, language: Language): Promise<void>;
  /** True when the member can sign in with a password. */
  hasPassword(id: string): Promise<boolean>;
  /** The hash of the member's password; undefined for one without. */
  passwordHash(id: string): Promise<string | undefined>;
  /** Deletes the member and every row of theirs. */
  delete(id: string): Promise<void>;
  /** Everything that is stored about a member but the synced data, without passwords and tokens. */
  exportData(id: string): Promise<Record<string, unknown>>;
};

/** Queries on members, besides those of the accounts library. */
export function memberRows({ run, transact }: Access): MemberRows {
  async function passwordHash(id: string): Promise<string | undefined> {
    const rows = await run((database) =>
      database.select({ password: credentials.password }).from(credentials).where(eq(credentials.userId, id)),
    );
    return rows.find(({ password }) => password !== null)?.password ?? undefined;
  }

  return {
    async findByEmail(email) {
      const [row] = await run((database) =>
        database.select().from(members).where(eq(members.email, email.trim().toLowerCase())),
      );
      return row && memberOf(row);
    },
    async find(id) {
      const [row] = await run((database) => database.select().from(members).where(eq(members.id, id)));
      return row && memberOf(row);
    },
    async list() {
      const rows = await run((database) => database.select().from(members).orderBy(members.createdAt));
      return rows.map(memberOf);
    },
    async search(text, { limit, offset }) {
      const contained = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
      const rows = await run((database) =>
        database
          .select()
          .from(members)
          .where(text ? or(ilike(members.name, contained), ilike(members.email, contained)) : undefined)
          .orderBy(desc(members.createdAt), asc(members.id))
          .limit(limit)
          .offset(offset),
      );
      return rows.map(memberOf);
    },
    async emailsOf(ids) {
      if (ids.length === 0) return new Map();
      const rows = await run((database) =>
        database
          .select({ id: members.id, email: members.email })
          .from(members)
          .where(inArray(members.id, [...ids])),
      );
      return new Map(rows.map(({ id, email }) => [id, email]));
    },
    async setRole(id, role) {
      const rows = await run((database) =>
        database.update(members).set({ role }).where(eq(members.id, id)).returning({ id: members.id }),
      );
      return rows.length > 0;
    },
    async hasAny(role) {
      const rows = await run((database) =>
        database.select({ id: members.id }).from(members).where(eq(members.role, role)).limit(1),
      );
      return rows.length > 0;
    },
    confirmEmail: (id) =>
      transact(async (database) => {
        const [member] = await database
          .update(members)
          .set({ emailVerified: true })
          .where(eq(members.id, id))
          .returning({ email: members.email });
        if (member) await database.delete(pendingSignUps).where(eq(pendingSignUps.email, member.email));
      }),
    async setLanguage(id, language) {
      const isOther = sql`${members.language} is distinct from ${language}`;
      await run((database) =>
        database
          .update(members)
          .set({ language })
          .where(and(eq(members.id, id), isOther)),
      );
    },
    hasPassword: async (id) => (await passwordHash(id)) !== undefined,
    passwordHash,
    delete: (id) => transact((database) => deleteMember(database, id)),
    exportData: (id) =>
      run(async (database) => ({
        member: (await database.select().from(members).where(eq(members.id, id)))[0],
        sessions: await database
          .select({
            createdAt: sessions.createdAt,
            expiresAt: sessions.expiresAt,
            userAgent: sessions.userAgent,
          })
          .from(sessions)
          .where(eq(sessions.userId, id)),
        passkeys: await database
          .select({ name: passkeys.name, deviceType: passkeys.deviceType, createdAt: passkeys.createdAt })
          .from(passkeys)
          .where(eq(passkeys.userId, id)),
        knownDevices: await database
          .select({ usedAt: knownDevices.usedAt })
          .from(knownDevices)
          .where(eq(knownDevices.memberId, id)),
        gifts: await database
          .select({
            fund: gifts.fund,
            amount: gifts.amount,
            fee: gifts.fee,
            currency: gifts.currency,
            intention: gifts.intention,
            recurrence: gifts.recurrence,
            receipt: gifts.receipt,
            createdAt: gifts.createdAt,
          })
          .from(gifts)
          .where(eq(gifts.memberId, id)),
        auditEvents: await database
          .select({ at: auditEvents.at, kind: auditEvents.kind, actor: auditEvents.actor })
          .from(auditEvents)
          .where(eq(auditEvents.subjectId, id))
          .orderBy(asc(auditEvents.id)),
        scholarQuestions: (
          await database.select().from(scholarQuestions).where(eq(scholarQuestions.askerId, id))
        ).map((row) => {
          const { askerId, scholarId, version, ...question } = questionOf(row);
          return question;
        }),
      })),
  };
}

/** The number of members. */
export async function memberCount({ run }: Access): Promise<number> {
  const [row] = await run((database) => database.select({ members: count() }).from(members));
  return row?.members ?? 0;
}

/** Deletes expired sessions, links and sign-ups. */
export async function purgeSessions({ run }: Access, now: Date): Promise<void> {
  for (const table of [sessions, verifications, pendingSignUps]) {
    await run((database) => database.delete(table).where(lte(table.expiresAt, now)));
  }
}

function memberOf(row: typeof members.$inferSelect): Member {
  const { id, name, email, emailVerified, role, language, createdAt } = row;
  return {
    id,
    name,
    email,
    emailVerified,
    role: role ?? "member",
    language: isLanguage(language) ? language : defaultLanguage,
    createdAt,
  };
}

/** Deletes a member and every row of theirs, inside the transaction. */
export async function deleteMember(database: Database, id: string): Promise<void> {
  for (const table of [memories, memoryHeads, knownDevices])
    await database.delete(table).where(eq(table.memberId, id));
  for (const table of [passkeys, credentials, sessions])
    await database.delete(table).where(eq(table.userId, id));
  await database.delete(entitlements).where(eq(entitlements.memberId, id));
  await deleteScholarData(database, id);
  // The gift itself stays: the ledger is append-only.
  await database.update(gifts).set({ memberId: null }).where(eq(gifts.memberId, id));
  // A reset link contains the id itself, a passkey's challenge contains it inside JSON.
  await database
    .delete(verifications)
    .where(or(eq(verifications.value, id), like(verifications.value, `%"${id}"%`)));
  const [member] = await database
    .delete(members)
    .where(eq(members.id, id))
    .returning({ email: members.email });
  if (member) await database.delete(pendingSignUps).where(eq(pendingSignUps.email, member.email));
}

/**
 * Deletes a member's questions and their published answers, inside the transaction. An answer that the member wrote
 * as a scholar stays with its asker, without their name; a question that they had claimed is open again.
 */
async function deleteScholarData(database: Database, memberId: string): Promise<void> {
  const table = scholarQuestions;
  const ownQuestions = database.select({ id: table.id }).from(table).where(eq(table.askerId, memberId));
  await database.delete(publishedAnswers).where(inArray(publishedAnswers.questionId, ownQuestions));
  await database.delete(table).where(eq(table.askerId, memberId));
  const version = sql`${table.version} + 1`;
  await database
    .update(table)
    .set({ stage: "open", scholarId: null, claimedAt: null, version })
    .where(and(eq(table.scholarId, memberId), ne(table.stage, "answered")));
  await database
    .update(table)
    .set({ scholarId: null, scholarName: null, version })
    .where(eq(table.scholarId, memberId));
  await database
    .update(publishedAnswers)
    .set({ scholarId: null, scholarName: "" })
    .where(eq(publishedAnswers.scholarId, memberId));
}
