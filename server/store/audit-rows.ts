import { randomBytes } from "node:crypto";
import { and, desc, eq, gte, lt, or } from "drizzle-orm";
import {
  type AuditActor,
  type AuditDetails,
  type AuditKind,
  auditActors,
  auditKinds,
} from "#contract/audit.ts";
import type { Access } from "./access.ts";
import { auditEvents } from "./audit-schema.ts";

/** What happened. Members are named by their id; `details` have no secret, name or address. */
export type AuditEvent = {
  readonly kind: AuditKind;
  readonly actor: AuditActor;
  /** The member or administrator who did it. */
  readonly actorId?: string | undefined;
  /** The member whom it is about. */
  readonly subjectId?: string | undefined;
  readonly details?: AuditDetails | undefined;
};

/** Who acts, as the audit log names them. */
export type Acting = Pick<AuditEvent, "actor" | "actorId">;

export type StoredAuditEvent = {
  /** Ids sort by time. */
  readonly id: string;
  readonly at: Date;
  readonly kind: AuditKind;
  readonly actor: AuditActor;
  readonly actorId: string | null;
  readonly subjectId: string | null;
  readonly details: AuditDetails;
};

/** Which events to list: all conditions that are given must hold. */
export type AuditFilter = {
  readonly kind?: AuditKind | undefined;
  /** Events that this member caused or that are about them. */
  readonly memberId?: string | undefined;
  readonly since?: Date | undefined;
  /** Only events older than the one with this id. */
  readonly before?: string | undefined;
};

export type AuditRows = {
  add(event: AuditEvent): Promise<void>;
  /** The newest first. */
  list(filter: AuditFilter, limit: number): Promise<StoredAuditEvent[]>;
};

/** The audit log: the database refuses every change of a row (migration 0016). */
export function auditRows({ run }: Access): AuditRows {
  return {
    async add({ kind, actor, actorId, subjectId, details = {} }) {
      const at = new Date();
      await run((database) =>
        database.insert(auditEvents).values({
          id: `${firstIdOf(at)}${randomBytes(10).toString("hex")}`,
          at,
          kind,
          actor,
          actorId: actorId ?? null,
          subjectId: subjectId ?? null,
          details: JSON.stringify(details),
        }),
      );
    },
    async list({ kind, memberId, since, before }, limit) {
      const { id, kind: kinds, actorId, subjectId } = auditEvents;
      const rows = await run((database) =>
        database
          .select()
          .from(auditEvents)
          .where(
            and(
              kind && eq(kinds, kind),
              memberId === undefined ? undefined : or(eq(actorId, memberId), eq(subjectId, memberId)),
              since && gte(id, firstIdOf(since)),
              before === undefined ? undefined : lt(id, before),
            ),
          )
          .orderBy(desc(id))
          .limit(limit),
      );
      return rows.map(eventOf);
    },
  };
}

/** The beginning of the ids of that millisecond: twelve hexadecimal digits, so that every collation sorts alike. */
function firstIdOf(at: Date): string {
  return Math.max(0, at.getTime()).toString(16).padStart(12, "0");
}

function eventOf({ kind, actor, details, ...row }: typeof auditEvents.$inferSelect): StoredAuditEvent {
  const known = auditKinds.find((each) => each === kind);
  if (!known) throw new Error(`the audit log has an unknown kind of event: ${kind}`);
  return {
    ...row,
    kind: known,
    actor: auditActors.find((each) => each === actor) ?? "unknown",
    details: JSON.parse(details),
  };
}
