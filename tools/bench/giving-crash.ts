import { crashGiving } from "#server/routes/giving-crash.testing.ts";
import type { Figure } from "./figure.ts";

const rounds = 200;

/** Gifts in flight while their process is killed two hundred times. */
export async function benchGivingCrash(): Promise<Figure[]> {
  const { kills, payments, lost, doubled, faults } = await crashGiving(rounds);
  for (const fault of faults) console.error(`riwaq: ${fault}`);
  return [
    { name: "giving-crash: kills", value: kills, unit: "kills", atLeast: rounds },
    { name: "giving-crash: payments under way", value: payments, unit: "payments", atLeast: rounds },
    { name: "giving-crash: lost", value: lost, unit: "payments", atMost: 0 },
    { name: "giving-crash: doubled", value: doubled, unit: "payments", atMost: 0 },
    { name: "giving-crash: what does not agree", value: faults.length, unit: "lines", atMost: 0 },
  ];
}
