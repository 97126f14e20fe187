import type { Role } from "#contract/accounts.ts";
import type { Acting } from "#server/store/audit-rows.ts";
import type { Member } from "#server/store/member-rows.ts";
import type { Store } from "#server/store/store.ts";

type Actions = {
  readonly store: Pick<Store, "audit" | "entitlements" | "members" | "sessions">;
  /** Ends the recurring payments of a member who is going to be deleted. */
  readonly endPayments: (memberId: string) => Promise<unknown>;
  readonly acting: Acting;
};

/** What the operator and administrators do to an account. Nothing is done whose event could not be recorded. */
export function memberActions({ store, endPayments, acting }: Actions) {
  return {
    async grant({ id }: Member, role: Role): Promise<void> {
      await store.audit.add({ kind: "role-changed", ...acting, subjectId: id, details: { role } });
      await store.members.setRole(id, role);
    },
    async confirm({ id }: Member): Promise<void> {
      await store.audit.add({ kind: "address-confirmed", ...acting, subjectId: id });
      await store.members.confirmEmail(id);
    },
    /** Resolves to the number of sessions that ended. */
    async endSessions({ id }: Member): Promise<number> {
      const sessions = String((await store.sessions.list(id, new Date())).length);
      await store.audit.add({ kind: "sessions-ended", ...acting, subjectId: id, details: { sessions } });
      return store.sessions.endAll(id);
    },
    /** Premium by grant until a day, or without an end for null. */
    async grantPremium({ id }: Member, endsAt: Date | null): Promise<void> {
      const details = endsAt ? { until: endsAt.toISOString().slice(0, 10) } : {};
      await store.audit.add({ kind: "premium-granted", ...acting, subjectId: id, details });
      const status = endsAt ? "cancelled" : "active";
      await store.entitlements.put(id, { source: "grant", reference: "operator", status, endsAt });
    },
    async revokePremium({ id }: Member): Promise<void> {
      await store.audit.add({ kind: "premium-revoked", ...acting, subjectId: id });
      await store.entitlements.remove(id, "grant", "operator");
    },
    /** Deletes the account with everything in it; rejects with nothing deleted while a subscription cannot be ended. */
    async delete({ id }: Member): Promise<void> {
      await endPayments(id);
      await store.audit.add({ kind: "account-deleted", ...acting, subjectId: id });
      await store.members.delete(id);
    },
  };
}
