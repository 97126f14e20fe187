import type { AuditDetails, AuditKind } from "#contract/audit.ts";
import type { AuditEvent, AuditRows } from "#server/store/audit-rows.ts";
import type { Log } from "#server/store/log.ts";
import { errorCode } from "#server/store/store-unavailable.ts";

/** Where events are recorded, and where it is said when that fails. */
export type AuditPlace = { readonly audit: AuditRows; readonly log: Log };

/**
 * Records in the audit log what has been done. It never rejects: what was done stays done, and the log says that its
 * event is missing. What must not happen without its event calls `audit.add` before it.
 */
export async function recordAuditEvent({ audit, log }: AuditPlace, event: AuditEvent): Promise<void> {
  await audit
    .add(event)
    .catch((error: unknown) =>
      log.error({ event: event.kind, code: errorCode(error) }, "an audit event could not be recorded"),
    );
}

/** The event of a member who did something to their own account. */
export function ownEvent(kind: AuditKind, memberId: string, details?: AuditDetails): AuditEvent {
  return { kind, actor: "member", actorId: memberId, subjectId: memberId, details };
}
