import type { LiveAnswer } from "#contract/donations.ts";
import type { LedgerRows } from "#server/store/ledger-rows.ts";
import type { StoredProject } from "#server/store/project-rows.ts";

type Total = Awaited<ReturnType<LedgerRows["totals"]>>[number];

export type Figure = LiveAnswer["raised"];

/** The figures shown, from the running sums; a figure is an example as soon as a demonstration entry is in it. */
export function figuresOf(totals: readonly Total[]) {
  const figure = (isIn: (account: string) => boolean, sign: 1 | -1): Figure => {
    const parts = totals.filter(({ account, amount }) => isIn(account) && amount !== 0);
    return {
      value: parts.reduce((sum, { amount }) => sum + amount, 0) * sign || 0,
      isExample: parts.some(({ isExample }) => isExample),
    };
  };
  const isDonation = (account: string) =>
    account.startsWith("project:") || account.startsWith("zakat:") || account === "earlier-campaigns";
  return {
    raised: figure(isDonation, -1),
    donors: figure((account) => account.startsWith("count:donors:"), 1),
    beneficiaries: figure((account) => account.startsWith("count:beneficiaries:"), 1),
    earlier: figure((account) => account === "earlier-campaigns", -1),
    ofProject: (id: string) => ({
      raised: figure((account) => account === `project:${id}` || account === `zakat:${id}`, -1),
      beneficiaries: figure((account) => account === `count:beneficiaries:${id}`, 1),
    }),
  };
}

/** The figures that change while a page is open. */
export function currentFigures(totals: readonly Total[], projects: readonly StoredProject[]): LiveAnswer {
  const { raised, donors, beneficiaries, ofProject } = figuresOf(totals);
  const moving = projects.map(({ id, closedAt }) => ({ id, ...ofProject(id), isClosed: closedAt !== null }));
  return { raised, donors, beneficiaries, projects: moving };
}
