import { recordAuditEvent } from "#server/services/audit/record-audit-event.ts";
import { DomainError } from "#server/services/errors.ts";
import type { Log } from "#server/store/log.ts";
import type { Store } from "#server/store/store.ts";
import type { CallLimits } from "./call-limits.ts";
import type { Sender } from "./session-headers.ts";

type DelayParts = {
  readonly store: Pick<Store, "audit" | "members">;
  readonly limits: CallLimits;
  readonly log: Log;
};

/**
 * Signs in; when too many failures delay it, the audit log has one event an hour for each account and network, with
 * the account's id where there is one. The address and the network are not recorded.
 */
export async function recordingDelays<Answer>(
  { store, limits, log }: DelayParts,
  email: string,
  { address }: Sender,
  signIn: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await signIn();
  } catch (error) {
    const isDelayed = error instanceof DomainError && error.code === "too-many-calls";
    // The same work for every address, whether it has an account or not.
    if (isDelayed && (await limits.allows("delayed-sign-in-event", { address, account: email }))) {
      const member = await store.members.findByEmail(email);
      await recordAuditEvent(
        { audit: store.audit, log },
        { kind: "sign-in-delayed", actor: "unknown", subjectId: member?.id },
      );
    }
    throw error;
  }
}
