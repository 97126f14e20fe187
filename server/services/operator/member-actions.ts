import type { Role } from "#contract/accounts.ts";
import type { NotifyMember } from "#server/services/accounts/account-mail.ts";
import { newMemberId } from "#server/services/accounts/email-confirmation.ts";
import type { Acting } from "#server/store/audit-rows.ts";
import type { Member } from "#server/store/member-rows.ts";
import type { Store } from "#server/store/store.ts";

type Actions = {
  readonly store: Pick<Store, "audit" | "entitlements" | "members" | "sessions" | "signUps">;
  /** Ends the recurring payments of a member who is going to be deleted. */
  readonly endPayments: (memberId: string) => Promise<unknown>;
  readonly acting: Acting;
  /** Emails the member about what was done. */
  readonly notify: NotifyMember;
};

/** What the operator and administrators do to an account. Nothing is done whose event could not be recorded. */
export function memberActions({ store, endPayments, acting, notify }: Actions) {
  return {
    async grant(member: Member, role: Role): Promise<void> {
      const { id } = member;
      await store.audit.add({ kind: "role-changed", ...acting, subjectId: id, details: { role } });
      await store.members.setRole(id, role);
      notify(member, "role-changed");
    },
    async confirm({ id }: Member): Promise<void> {
      await store.audit.add({ kind: "address-confirmed", ...acting, subjectId: id });
      await store.members.confirmEmail(id);
    },
    /** Makes the account of a sign-up without its link; false for one that has ended meanwhile. */
    async confirmSignUp(email: string, tokenHash: string): Promise<boolean> {
      const waiting = await store.signUps.list(email, new Date());
      const isWaiting = waiting.some((signUp) => signUp.tokenHash === tokenHash);
      if (!isWaiting || (await store.signUps.isTaken(email))) return false;
      const subjectId = newMemberId();
      await store.audit.add({ kind: "account-created", ...acting, subjectId });
      await store.audit.add({ kind: "address-confirmed", ...acting, subjectId });
      return store.signUps.complete(tokenHash, subjectId, new Date());
    },
    /** Resolves to the number of sessions that ended. */
    async endSessions(member: Member): Promise<number> {
      const { id } = member;
      const sessions = String((await store.sessions.list(id, new Date())).length);
      await store.audit.add({ kind: "sessions-ended", ...acting, subjectId: id, details: { sessions } });
      const ended = await store.sessions.endAll(id);
      notify(member, "sessions-ended");
      return ended;
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
    async delete(member: Member): Promise<void> {
      const { id } = member;
      await endPayments(id);
      await store.audit.add({ kind: "account-deleted", ...acting, subjectId: id });
      await store.members.delete(id);
      notify(member, "deleted-by-operator");
    },
  };
}
