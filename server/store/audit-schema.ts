import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The audit log: append-only, by a trigger. `details` is JSON. */
export const auditEvents = pgTable("audit_events", {
  id: text().primaryKey(),
  at: timestamp("at", { withTimezone: true, precision: 3, mode: "date" }).notNull(),
  kind: text().notNull(),
  actor: text().notNull(),
  actorId: text("actor_id"),
  subjectId: text("subject_id"),
  details: text().notNull(),
});
