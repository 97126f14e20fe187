import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

function moment(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
}

function money(name: string) {
  return bigint(name, { mode: "number" });
}

/** Projects that take gifts; `words` is JSON with title and description by language. */
export const projects = pgTable("projects", {
  id: text().primaryKey(),
  words: text().notNull(),
  category: text().notNull(),
  target: money("target").notNull(),
  currency: text().notNull(),
  zakatScholar: text("zakat_scholar"),
  isExample: boolean("is_example").notNull(),
  place: integer().notNull(),
  closedAt: moment("closed_at"),
});

/** Updates on a project by the operator; `body` is JSON by language. */
export const projectUpdates = pgTable(
  "project_updates",
  {
    projectId: text("project_id").notNull(),
    id: text().notNull(),
    at: moment("at").notNull(),
    body: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.projectId, row.id] })],
);

/** Gifts, without a name or an address; their state follows from their ledger entries. */
export const gifts = pgTable("gifts", {
  id: text().primaryKey(),
  fund: text().notNull(),
  amount: money("amount").notNull(),
  fee: money("fee").notNull(),
  currency: text().notNull(),
  intention: text().notNull(),
  recurrence: text().notNull(),
  provider: text().notNull(),
  donorId: text("donor_id").notNull(),
  memberId: text("member_id"),
  receipt: text().notNull(),
  reference: text(),
  address: text(),
  language: text().notNull(),
  createdAt: moment("created_at").notNull(),
  /** The version for optimistic locking: every write increments it. */
  revision: integer().notNull().default(0),
});

/** The names that a donor typed; they can be deleted without changing the gift. */
export const giftNames = pgTable("gift_names", {
  giftId: text("gift_id").primaryKey(),
  donorId: text("donor_id").notNull(),
  name: text().notNull(),
  inNameOf: text("in_name_of"),
  showsName: boolean("shows_name").notNull(),
});

/** Email addresses of donors, found by a keyed hash (`mark`); no other table contains one. */
export const donors = pgTable("donors", {
  mark: text().primaryKey(),
  id: text().notNull(),
  email: text().notNull(),
});

/** How many gifts of a donor hold money: a donor with none is not counted. */
const donorHoldings = pgTable("donor_holdings", {
  donorId: text("donor_id").primaryKey(),
  gifts: integer().notNull(),
});

/** The ledger: append-only. */
export const ledgerEntries = pgTable("ledger_entries", {
  id: text().primaryKey(),
  giftId: text("gift_id"),
  projectId: text("project_id"),
  kind: text().notNull(),
  at: moment("at").notNull(),
  currency: text().notNull(),
  amount: money("amount").notNull(),
  donors: integer().notNull(),
  beneficiaries: integer().notNull(),
  isExample: boolean("is_example").notNull(),
  note: text(),
});

export const ledgerPostings = pgTable(
  "ledger_postings",
  {
    entryId: text("entry_id").notNull(),
    account: text().notNull(),
    amount: money("amount").notNull(),
  },
  (row) => [primaryKey({ columns: [row.entryId, row.account] })],
);

/** Running sums, each sharded over a few rows so that concurrent gifts do not wait for one another. */
export const ledgerTotals = pgTable(
  "ledger_totals",
  {
    currency: text().notNull(),
    isExample: boolean("is_example").notNull(),
    account: text().notNull(),
    shard: integer().notNull(),
    amount: money("amount").notNull(),
  },
  (row) => [primaryKey({ columns: [row.currency, row.isExample, row.account, row.shard] })],
);

/** Webhook events of providers, once each, and their outcome. */
export const paymentEvents = pgTable("payment_events", {
  id: text().primaryKey(),
  giftId: text("gift_id"),
  kind: text().notNull(),
  verdict: text().notNull(),
  at: moment("at").notNull(),
});

/** Emails about ledger entries: claimed before they are sent, so that each is sent once. */
export const giftEmails = pgTable("gift_letters", {
  entryId: text("entry_id").primaryKey(),
  takenAt: moment("taken_at").notNull(),
  sentAt: moment("sent_at"),
});

/** The status of recurring gifts. */
export const giftRepeats = pgTable("gift_repeats", {
  giftId: text("gift_id").primaryKey(),
  status: text().notNull(),
  endsAt: moment("ends_at"),
});

/** The last refund of each payment that was asked for; it stands until the ledger has it. */
export const refundHolds = pgTable(
  "refund_holds",
  {
    giftId: text("gift_id").notNull(),
    payment: text().notNull(),
    /** What had gone back before. */
    returned: money("returned").notNull(),
    amount: money("amount").notNull(),
    at: moment("at").notNull(),
  },
  (row) => [primaryKey({ columns: [row.giftId, row.payment] })],
);

/** What a member is entitled to, and why. */
export const entitlements = pgTable(
  "entitlements",
  {
    memberId: text("member_id").notNull(),
    source: text().notNull(),
    reference: text().notNull(),
    status: text().notNull(),
    endsAt: moment("ends_at"),
  },
  (row) => [primaryKey({ columns: [row.memberId, row.source, row.reference] })],
);

/** Children first. */
export const givingTables = {
  projectUpdates,
  projects,
  giftNames,
  donors,
  donorHoldings,
  ledgerPostings,
  ledgerEntries,
  ledgerTotals,
  paymentEvents,
  giftEmails,
  giftRepeats,
  refundHolds,
  gifts,
  entitlements,
} as const;
