import { expect, test } from "vitest";
import { paidUntil } from "./paid-until.ts";

const until = (plan: "monthly" | "yearly", ...days: string[]) =>
  paidUntil(
    plan,
    days.map((day) => new Date(`${day}T12:00:00Z`)),
  )
    ?.toISOString()
    .slice(0, 10);

test("a plan that is paid runs out on the same day, or on the last of a month without that day", () => {
  expect(until("monthly", "2026-01-15")).toBe("2026-02-15");
  expect(until("monthly", "2026-01-31")).toBe("2026-02-28");
  expect(until("monthly", "2028-01-31")).toBe("2028-02-29");
  expect(until("monthly", "2026-12-31")).toBe("2027-01-31");
  expect(until("yearly", "2028-02-29")).toBe("2029-02-28");
  expect(until("yearly")).toBeUndefined();
});

test("a payment before the end adds to it, a later one starts a new period", () => {
  expect(until("monthly", "2026-02-10", "2026-02-03")).toBe("2026-04-03");
  expect(until("monthly", "2026-01-10", "2026-06-20")).toBe("2026-07-20");
});
