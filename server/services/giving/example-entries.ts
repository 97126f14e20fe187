import { loadExampleProjects } from "#content/projects/index.ts";
import type { Account } from "#domain/ledger/ledger-entry.ts";
import { type Currency, decimalsOf } from "#domain/money/currency.ts";
import type { Store } from "#server/store/store.ts";
import type { BookEntry } from "#server/store/write-entry.ts";

/** The day of the demonstration entries: before anything real. */
const exampleDay = new Date("2025-01-01T00:00:00Z");

type Opening = {
  readonly id: string;
  readonly account: Account;
  readonly projectId?: string;
  readonly amount: number;
  readonly donors: number;
  readonly beneficiaries: number;
  readonly currency: Currency;
  readonly isExample: boolean;
  readonly at: Date;
  readonly note?: string;
};

/** Figures from before the ledger began, as one entry of it. */
export function openingEntry({ account, amount, ...rest }: Opening): BookEntry {
  return {
    ...rest,
    kind: "opening",
    amount,
    postings:
      amount === 0
        ? []
        : [
            { account: "bank", amount },
            { account, amount: -amount },
          ],
  };
}

/** Writes the demonstration projects and figures, once. */
export async function writeExamples(store: Store, currency: Currency): Promise<void> {
  const { projects, earlier } = await loadExampleProjects();
  const unit = 10 ** decimalsOf(currency);
  const common = { currency, isExample: true, at: exampleDay };
  const known = new Set((await store.projects.list()).map(({ id }) => id));
  for (const [place, { id, category, target, raised, beneficiaries, words }] of projects.entries()) {
    if (!known.has(id))
      await store.projects.put({
        id,
        words,
        category,
        target: target * unit,
        currency,
        zakatScholar: null,
        isExample: true,
        place,
      });
    await store.ledger.post(
      openingEntry({
        ...common,
        id: `example:${currency}:${id}`,
        account: `project:${id}`,
        projectId: id,
        amount: raised * unit,
        donors: 0,
        beneficiaries,
      }),
    );
  }
  await store.ledger.post(
    openingEntry({
      ...common,
      id: `example:${currency}:earlier`,
      account: "earlier-campaigns",
      amount: earlier.raised * unit,
      donors: earlier.donors,
      beneficiaries: 0,
    }),
  );
}
