import { donationsAnswer } from "#contract/donations.ts";
import { operatorActions } from "#server/services/giving/operator-actions.ts";
import { startGiving } from "#server/services/giving/start-giving.ts";
import { givingThrough } from "#server/services/giving/tested-giving.testing.ts";
import type { StripeStandIn } from "#server/services/payments/stripe-server.testing.ts";
import type { Store, StorePlace } from "#server/store/store.ts";
import { queryDatabase } from "#server/store/temporary-place.ts";

/** The provider's payments compared with the ledger; `faults` describes each difference. */
export type ComparedBooks = {
  readonly payments: number;
  /** Payments that are not in the ledger. */
  readonly lost: number;
  /** Payments that are in the ledger more than once, and gifts with a second payment page. */
  readonly doubled: number;
  readonly faults: readonly string[];
};

/** Figures of the page that differ from the sums of the entries. */
export async function wrongFigures(place: StorePlace, origin: string): Promise<string[]> {
  const shown = donationsAnswer.parse(await (await fetch(`${origin}/api/donations`)).json());
  const booked = await queryDatabase<{ account: string; sum: string }>(
    place,
    `select account, -sum(amount) as sum from ledger_postings
     where account like 'project:%' or account like 'zakat:%' or account = 'earlier-campaigns' group by account`,
  );
  const sumOf = (isIn: (account: string) => boolean) =>
    booked.reduce((sum, row) => sum + (isIn(row.account) ? Number(row.sum) : 0), 0);
  const pairs = [
    { name: "all", shown: shown.raised.value, booked: sumOf(() => true) },
    ...shown.projects.map(({ id, raised }) => ({
      name: id,
      shown: raised.value,
      booked: sumOf((account) => account === `project:${id}` || account === `zakat:${id}`),
    })),
  ];
  return pairs
    .filter((each) => each.shown !== each.booked)
    .map((each) => `${each.name}: shown ${each.shown}, in the ledger ${each.booked}`);
}

/** Compares the ledger with the stand-in's payments, one by one, and with itself. */
export async function compareBooks(
  place: StorePlace,
  store: Store,
  stripe: StripeStandIn,
): Promise<ComparedBooks> {
  const entries = await queryDatabase<{ id: string; amount: string }>(
    place,
    "select id, amount from ledger_entries where kind = 'captured'",
  );
  const payments = stripe.books.all("payment_intent");
  const entriesOf = ({ id, metadata }: (typeof payments)[number]) =>
    entries.filter((entry) => entry.id === `${(metadata as { gift: string }).gift}:${id}:captured`);
  const wrongAmounts = payments.filter((each) =>
    entriesOf(each).some(({ amount }) => Number(amount) !== Number(each.amount)),
  );
  const pages = stripe.books
    .all("checkout.session")
    .map(({ metadata }) => (metadata as { gift: string }).gift);
  const giving = await startGiving(store, givingThrough(stripe.url), "http://localhost:3000");
  const faults = await operatorActions(store, giving).reconcile(1, false);
  await giving.close();
  return {
    payments: payments.length,
    lost: payments.filter((each) => entriesOf(each).length === 0).length,
    doubled: entries.length - payments.length + pages.length - new Set(pages).size,
    faults: [...faults, ...wrongAmounts.map(({ id }) => `${id} is in the ledger with another amount`)],
  };
}
