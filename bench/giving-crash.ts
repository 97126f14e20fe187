import { crashGiving } from "#server/http/routes/giving-crash.testing.ts";
import type { Figure } from "#tests/support/figure.ts";

/** Kills the process so many times with gifts in flight. */
export async function benchGivingCrash(wanted: number): Promise<Figure[]> {
  const { kills, gifts, payments, lost, doubled, faults } = await crashGiving(wanted);
  for (const fault of faults) console.error(`riwaq: ${fault}`);
  return [
    { name: "giving-crash: kills with gifts in flight", value: kills, unit: "kills", atLeast: wanted },
    { name: "giving-crash: gifts begun", value: gifts, unit: "gifts", atLeast: wanted },
    { name: "giving-crash: payments in the end", value: payments, unit: "payments", atLeast: gifts },
    { name: "giving-crash: lost", value: lost, unit: "payments", atMost: 0 },
    { name: "giving-crash: doubled", value: doubled, unit: "payments", atMost: 0 },
    { name: "giving-crash: what does not agree", value: faults.length, unit: "lines", atMost: 0 },
  ];
}
