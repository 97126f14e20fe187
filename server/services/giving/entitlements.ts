import type { Entitlement } from "#server/store/entitlement-rows.ts";

/** Days a subscription continues beyond its period while the next payment is on its way or a card fails. */
const graceDays = 7;

const day = 86_400_000;

/** Whether an entitlement to premium holds at a moment. */
function isEntitled({ status, endsAt }: Entitlement, now: Date): boolean {
  if (status === "ended") return false;
  if (endsAt === null) return true;
  const grace = status === "active" || status === "past-due" ? graceDays * day : 0;
  return now.getTime() < endsAt.getTime() + grace;
}

/** The entitlement that lasts longest of those that hold; undefined when none does. */
export function currentEntitlement(all: readonly Entitlement[], now: Date): Entitlement | undefined {
  const end = ({ endsAt }: Entitlement) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return all
    .filter((each) => isEntitled(each, now))
    .sort((one, other) => end(other) - end(one))
    .at(0);
}

/** Whether it renews by payment, also while a card fails. */
export function isRecurring({ source, status }: Entitlement): boolean {
  return source === "subscription" && (status === "active" || status === "past-due");
}
