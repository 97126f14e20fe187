import { and, eq } from "drizzle-orm";
import type { Access } from "./access.ts";
import { entitlements } from "./giving-schema.ts";

const entitlementSources = ["subscription", "grant", "gift"] as const;
export type EntitlementSource = (typeof entitlementSources)[number];

/** `active` renews at `endsAt`, `cancelled` ends then, `past-due` waits for a payment, `ended` has ended. */
const entitlementStatuses = ["active", "cancelled", "past-due", "ended"] as const;
export type EntitlementStatus = (typeof entitlementStatuses)[number];

/** A status as it is stored. */
export function statusOf(text: string): EntitlementStatus {
  return entitlementStatuses.find((each) => each === text) ?? "ended";
}

/** An entitlement to premium and its source; without an end it lasts until it is removed. */
export type Entitlement = {
  readonly source: EntitlementSource;
  /** The subscription or gift behind it; `operator` for a grant. */
  readonly reference: string;
  readonly status: EntitlementStatus;
  readonly endsAt: Date | null;
};

export type EntitlementRows = {
  of(memberId: string): Promise<Entitlement[]>;
  /** Inserts or replaces it. */
  put(memberId: string, entitlement: Entitlement): Promise<void>;
  remove(memberId: string, source: EntitlementSource, reference: string): Promise<void>;
};

/** What members may use beyond what is open to all. */
export function entitlementRows({ run }: Access): EntitlementRows {
  return {
    async of(memberId) {
      const rows = await run((database) =>
        database.select().from(entitlements).where(eq(entitlements.memberId, memberId)),
      );
      return rows.map(({ source, reference, status, endsAt }) => ({
        source: entitlementSources.find((each) => each === source) ?? "grant",
        reference,
        status: statusOf(status),
        endsAt,
      }));
    },
    async put(memberId, { source, reference, status, endsAt }) {
      await run((database) =>
        database
          .insert(entitlements)
          .values({ memberId, source, reference, status, endsAt })
          .onConflictDoUpdate({
            target: [entitlements.memberId, entitlements.source, entitlements.reference],
            set: { status, endsAt },
          }),
      );
    },
    async remove(memberId, source, reference) {
      await run((database) =>
        database
          .delete(entitlements)
          .where(
            and(
              eq(entitlements.memberId, memberId),
              eq(entitlements.source, source),
              eq(entitlements.reference, reference),
            ),
          ),
      );
    },
  };
}
