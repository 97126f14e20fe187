import type { Plan } from "./gift.ts";

const monthsOf: Readonly<Record<Plan, number>> = { monthly: 1, yearly: 12 };

/** The same time of day so many months later, in UTC; on the last day of a month that has no such day. */
function monthsAfter(from: Date, months: number): Date {
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(from.getUTCDate(), last));
  return end;
}

/**
 * When a plan runs out that was paid at these moments, in any order: a payment that comes before the end adds to it.
 * Undefined when nothing was paid.
 */
export function paidUntil(plan: Plan, payments: readonly Date[]): Date | undefined {
  const inOrder = payments.toSorted((one, other) => one.getTime() - other.getTime());
  return inOrder.reduce<Date | undefined>(
    (end, paid) => monthsAfter(end && end > paid ? end : paid, monthsOf[plan]),
    undefined,
  );
}
