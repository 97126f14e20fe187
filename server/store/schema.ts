import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { auditEvents } from "./audit-schema.ts";
import { givingTables } from "./giving-schema.ts";
import { scholarTables } from "./scholar-schema.ts";

function moment(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
}

/** Members. The property names of this and the next four tables are the accounts library's. */
export const members = pgTable("members", {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  emailVerified: boolean("email_verified").notNull(),
  image: text(),
  role: text(),
  banned: boolean(),
  banReason: text("ban_reason"),
  banExpires: moment("ban_expires"),
  language: text(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const sessions = pgTable("sessions", {
  id: text().primaryKey(),
  userId: text("member_id").notNull(),
  /** The SHA-256 of the token, see `session-token-hashes.ts`. */
  token: text().notNull(),
  expiresAt: moment("expires_at").notNull(),
  ipAddress: text("ip_address"),
  userAgent: text("user_agent"),
  impersonatedBy: text("impersonated_by"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

/** Credentials of members: for the provider `credential`, the hash of the password. */
export const credentials = pgTable("credentials", {
  id: text().primaryKey(),
  userId: text("member_id").notNull(),
  accountId: text("account_id").notNull(),
  providerId: text("provider_id").notNull(),
  password: text(),
  accessToken: text("access_token"),
  refreshToken: text("refresh_token"),
  idToken: text("id_token"),
  accessTokenExpiresAt: moment("access_token_expires_at"),
  refreshTokenExpiresAt: moment("refresh_token_expires_at"),
  scope: text(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const passkeys = pgTable("passkeys", {
  id: text().primaryKey(),
  userId: text("member_id").notNull(),
  name: text(),
  publicKey: text("public_key").notNull(),
  credentialID: text("credential_id").notNull(),
  counter: bigint({ mode: "number" }).notNull(),
  deviceType: text("device_type").notNull(),
  backedUp: boolean("backed_up").notNull(),
  transports: text(),
  aaguid: text(),
  createdAt: moment("created_at"),
});

/** Single-use tokens: reset links, passkey challenges. */
export const verifications = pgTable("verifications", {
  id: text().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: moment("expires_at").notNull(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

/**
 * Sign-ups whose address is not confirmed yet, by the hash of the token in their link. `password` is the hash of the
 * password that was chosen; an address may have several.
 */
export const pendingSignUps = pgTable("pending_sign_ups", {
  tokenHash: text("token_hash").primaryKey(),
  email: text().notNull(),
  name: text().notNull(),
  password: text().notNull(),
  language: text().notNull(),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

/** The synced data of members: the latest operation of each slot, its body as the device wrote it. */
export const memories = pgTable(
  "memories",
  {
    memberId: text("member_id").notNull(),
    kind: text().notNull(),
    key: text().notNull(),
    slot: text().notNull(),
    stamp: text().notNull(),
    body: text().notNull(),
    revision: bigint({ mode: "number" }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.memberId, row.kind, row.key, row.slot] })],
);

/** The newest revision of a member's synced data and its bytes; the row is the lock that orders two devices. */
export const memoryHeads = pgTable("memory_heads", {
  memberId: text("member_id").primaryKey(),
  revision: bigint({ mode: "number" }).notNull(),
  bytes: bigint({ mode: "number" }).notNull().default(0),
});

/** Counted calls and attempts. The key is a keyed hash: no address is stored. A row means nothing once it has ended. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  used: integer().notNull(),
  endsAt: bigint("ends_at", { mode: "number" }).notNull(),
});

/** Browsers in which a member has signed in before, by the hash of a cookie. `usedAt`: milliseconds since 1970. */
export const knownDevices = pgTable(
  "known_devices",
  {
    memberId: text("member_id").notNull(),
    hash: text().notNull(),
    usedAt: bigint("used_at", { mode: "number" }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.memberId, row.hash] })],
);

/** Places of open streams over all processes; the key is a keyed hash. A place that has ended is free. */
export const livePlaces = pgTable(
  "live_places",
  {
    key: text().notNull(),
    slot: integer().notNull(),
    holder: text().notNull(),
    endsAt: bigint("ends_at", { mode: "number" }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.key, row.slot] })],
);

/** Settings that the server creates itself, such as the secret that signs cookies. */
export const installationSettings = pgTable("house_settings", {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Prayer notices of browsers while no page is open. `notices` are times and names of prayers, as JSON. */
export const pushPlans = pgTable("push_plans", {
  id: text().primaryKey(),
  endpoint: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  notices: text().notNull(),
  nextAt: bigint("next_at", { mode: "number" }).notNull(),
  version: bigint({ mode: "number" }).notNull(),
});

/** Hadith of the operator's own collections, one row for each language; `terms` are the folded words for the search. */
export const importedHadith = pgTable(
  "imported_hadith",
  {
    collection: text().notNull(),
    number: text().notNull(),
    language: text().notNull(),
    ordinal: bigint({ mode: "number" }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    narrator: text(),
    book: text(),
    bookNumber: text("book_number"),
    numberInBook: text("number_in_book"),
    chapterNumber: text("chapter_number"),
    chapter: text(),
    grades: text().notNull(),
    terms: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.collection, row.number, row.language] })],
);

/** The operator's imported texts: what is listed of each, and the hashes of its surahs, both as JSON. */
export const importedTexts = pgTable("imported_texts", {
  id: text().primaryKey(),
  kind: text().notNull(),
  language: text().notNull(),
  /** The key of a collection of hadith; empty for texts on the Quran. */
  collection: text().notNull(),
  listed: text().notNull(),
  hashes: text().notNull(),
});

/** What imported texts say on verses, by running numbers. */
export const importedVerses = pgTable(
  "imported_verses",
  {
    textId: text("text_id").notNull(),
    firstVerse: integer("first_verse").notNull(),
    lastVerse: integer("last_verse").notNull(),
    body: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.textId, row.firstVerse] })],
);

/** Mistakes in texts as visitors report them; `state` is "open" or "closed". */
export const textReports = pgTable("mistake_reports", {
  id: text().primaryKey(),
  about: text().notNull(),
  kind: text().notNull(),
  words: text().notNull(),
  email: text(),
  language: text().notNull(),
  state: text().notNull(),
  answer: text(),
  createdAt: moment("created_at").notNull(),
  closedAt: moment("closed_at"),
});

/** Every table with a member's data, children first. A test compares it with the database's own list. */
export const tables = {
  memories,
  memoryHeads,
  knownDevices,
  passkeys,
  credentials,
  sessions,
  verifications,
  pendingSignUps,
  rateLimits,
  livePlaces,
  pushPlans,
  installationSettings,
  importedHadith,
  importedVerses,
  importedTexts,
  textReports,
  ...givingTables,
  ...scholarTables,
  auditEvents,
  members,
} as const;
