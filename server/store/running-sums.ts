import { randomInt } from "node:crypto";

/** Rows that one running sum is sharded over, so that concurrent gifts do not wait for one another. */
const totalShards = 8;

/** The shard that a writer adds to. */
export function randomShard(): number {
  return randomInt(totalShards);
}

/** The accounts that count a project's donors and beneficiaries; without a project, those of earlier campaigns. */
export function countAccounts(projectId: string | undefined): { donors: string; beneficiaries: string } {
  const of = projectId ?? "earlier-campaigns";
  return { donors: `count:donors:${of}`, beneficiaries: `count:beneficiaries:${of}` };
}
