import { randomInt } from "node:crypto";

/** Rows that one running sum is parted over, so that gifts at the same moment do not wait for one another. */
const totalShards = 8;

/** The row that a writer adds to. */
export function anyShard(): number {
  return randomInt(totalShards);
}

/** The sums that count a project's people; without a project, those of earlier campaigns. */
export function peopleCounted(projectId: string | undefined): { donors: string; beneficiaries: string } {
  const of = projectId ?? "earlier-campaigns";
  return { donors: `count:donors:${of}`, beneficiaries: `count:beneficiaries:${of}` };
}
