import { expect, test } from "vitest";
import { crashGiving } from "./giving-crash.testing.ts";

test("every payment is in the ledger once, and every figure is a sum of the ledger, after kills between the steps of gifts", async () => {
  const { kills, gifts, payments, lost, doubled, faults } = await crashGiving(7);
  expect(faults).toEqual([]);
  expect([lost, doubled]).toEqual([0, 0]);
  expect(kills).toBe(7);
  expect(payments).toBe(gifts);
}, 120_000);
