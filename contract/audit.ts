/** What the audit log records: what concerns the security of accounts, money, or what an administrator does. */
export const auditKinds = [
  "account-created",
  "account-deleted",
  "address-changed",
  "address-confirmed",
  "audit-purged",
  "data-exported",
  "donor-erased",
  "gift-made",
  "ledger-mended",
  "member-viewed",
  "opening-balance-entered",
  "passkey-added",
  "passkey-removed",
  "password-changed",
  "password-reset",
  "payment-recorded",
  "pledge-received",
  "premium-granted",
  "premium-revoked",
  "project-changed",
  "project-closed",
  "project-opened",
  "project-update-written",
  "recurring-payment-ended",
  "recurring-payment-resumed",
  "refund-requested",
  "report-closed",
  "reset-link-made",
  "role-changed",
  "sessions-ended",
  "sign-in-delayed",
  "webhook-refused",
  "zakat-scholar-changed",
] as const;
export type AuditKind = (typeof auditKinds)[number];

/**
 * Who caused an event: a member, an administrator on the admin page, the operator on the command line, the payment
 * provider, or somebody who is not known.
 */
export const auditActors = ["member", "admin", "operator", "provider", "unknown"] as const;
export type AuditActor = (typeof auditActors)[number];

/** Further facts of an event: roles, counts, ids of projects, sums. Never what signs somebody in, a name or an address. */
export type AuditDetails = Readonly<Record<string, string>>;
