import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

function moment(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
}

function money(name: string) {
  return bigint(name, { mode: "number" });
}

/** What may be given to; `words` is JSON with title and description by language. */
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

/** News of a project by the operator; `body` is JSON by language. */
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

/** What somebody set out to give, without a name or an address; where it stands is read off its entries. */
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
  /** Counts the times something was written of it: who writes must have read what stood there. */
  revision: integer().notNull().default(0),
});

/** The names a giver typed; erased without touching the gift. */
export const giftNames = pgTable("gift_names", {
  giftId: text("gift_id").primaryKey(),
  donorId: text("donor_id").notNull(),
  name: text().notNull(),
  inNameOf: text("in_name_of"),
  showsName: boolean("shows_name").notNull(),
});

/** E-mail addresses, under a keyed hash that finds them again; nothing else holds one. */
export const donors = pgTable("donors", {
  mark: text().primaryKey(),
  id: text().notNull(),
  email: text().notNull(),
});

/** How many gifts of a giver hold money: who has none is not counted. */
const donorHoldings = pgTable("donor_holdings", {
  donorId: text("donor_id").primaryKey(),
  gifts: integer().notNull(),
});

/** The book: only ever added to. */
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

/** Running sums, each parted over a few rows so that gifts at the same moment do not wait for one another. */
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

/** What providers told, once each, and what became of it. */
export const paymentEvents = pgTable("payment_events", {
  id: text().primaryKey(),
  giftId: text("gift_id"),
  kind: text().notNull(),
  verdict: text().notNull(),
  at: moment("at").notNull(),
});

/** Letters about entries: taken by whoever sends them, so that each leaves once. */
export const giftLetters = pgTable("gift_letters", {
  entryId: text("entry_id").primaryKey(),
  takenAt: moment("taken_at").notNull(),
  sentAt: moment("sent_at"),
});

/** How a gift that repeats stands at its provider, or by the donor's wish. */
export const giftRepeats = pgTable("gift_repeats", {
  giftId: text("gift_id").primaryKey(),
  status: text().notNull(),
  endsAt: moment("ends_at"),
});

/** What a member may use, and why. */
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
  giftLetters,
  giftRepeats,
  gifts,
  entitlements,
} as const;
