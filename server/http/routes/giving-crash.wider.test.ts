import { expect, test } from "vitest";
import { crashGiving } from "./giving-crash.testing.ts";

/** Every third kill comes from outside; `npm run bench -- giving-crash` has any number of them. */
const wanted = 3;

test("every payment is in the ledger once, and every figure is a sum of the ledger, after kills between the steps of gifts", async () => {
  const { kills, gifts, payments, lost, doubled, faults } = await crashGiving(wanted);
  expect(faults).toEqual([]);
  expect([lost, doubled]).toEqual([0, 0]);
  expect(kills).toBe(wanted);
  expect(payments).toBe(gifts);
}, 120_000);
