import type { Currency, MinorUnits } from "#domain/money/currency.ts";
import type { Gift } from "./gift.ts";
import { giftState } from "./gift-state.ts";
import type { Account, EntryHead, LedgerEntry, Posting } from "./ledger-entry.ts";

/** One payment as its provider names it, with what it moved; a monthly gift has many. */
type Payment = { readonly payment: string; readonly amount: MinorUnits; readonly currency: Currency };

/** What a provider, or the operator who saw the bank's statement, says of a gift. */
export type GiftFact =
  | { readonly kind: "authorised" | "failed" | "expired" }
  | ({ readonly kind: "captured" } & Payment)
  /** `total` is all that went back of this payment so far. */
  | ({ readonly kind: "refunded"; readonly total: MinorUnits } & Payment)
  | ({ readonly kind: "disputed" | "dispute-won" | "dispute-lost"; readonly dispute: string } & Payment);

/** `amount-differs` and `paid-twice` change nothing: the operator must look. */
export type Recorded =
  | { readonly verdict: "recorded" | "known"; readonly entries: readonly LedgerEntry[] }
  | { readonly verdict: "amount-differs" | "paid-twice" };

/** The account that a gift is given to: zakat has an account of its own. */
function fundAccount({ fund, intention }: Gift): Account {
  return intention === "zakat" && fund.startsWith("project:")
    ? `zakat:${fund.slice("project:".length)}`
    : fund;
}

/** What part of `moved` out of the whole payment belongs to the added fee: exact, and all of it at the end. */
function feePart({ amount, fee }: Gift, moved: MinorUnits): MinorUnits {
  return Number((BigInt(fee) * BigInt(moved)) / BigInt(amount + fee));
}

/** Money between the provider and the fund; `from` and `to` are sums of the payment so far. */
function postingsOf(gift: Gift, from: MinorUnits, to: MinorUnits, sign: 1 | -1): Posting[] {
  const fee = feePart(gift, to) - feePart(gift, from);
  const postings: Posting[] = [
    { account: `provider:${gift.provider}`, amount: sign * (to - from) },
    { account: fundAccount(gift), amount: -sign * (to - from - fee) },
  ];
  return fee === 0 ? postings : [...postings, { account: "covered-fees", amount: -sign * fee }];
}

/**
 * The entries that a fact adds to a gift's own. Facts may arrive twice, late and in any order: the result of
 * them is the same, and nothing is written twice.
 */
export function recordFact(gift: Gift, known: readonly EntryHead[], fact: GiftFact): Recorded {
  const { currency } = gift;
  const whole = gift.amount + gift.fee;
  const still = (kind: LedgerEntry["kind"]): LedgerEntry => ({
    id: `${gift.id}:${kind}`,
    kind,
    currency,
    amount: 0,
    postings: [],
  });
  const fresh = (entries: readonly LedgerEntry[]): Recorded => {
    const unknown = entries.filter(({ id }) => !known.some((entry) => entry.id === id));
    return { verdict: unknown.length > 0 ? "recorded" : "known", entries: unknown };
  };
  if (!("payment" in fact)) return fresh([still(fact.kind)]);

  const name = `${gift.id}:${fact.payment}`;
  const isOther = known.some(({ kind, id }) => kind === "captured" && id !== `${name}:captured`);
  if (isOther && gift.recurrence === "once") return { verdict: "paid-twice" };
  const capture: LedgerEntry = {
    id: `${name}:captured`,
    kind: "captured",
    currency,
    amount: whole,
    postings: postingsOf(gift, 0, whole, 1),
  };
  if (fact.currency !== currency) return { verdict: "amount-differs" };

  switch (fact.kind) {
    case "captured":
      return fact.amount === whole ? fresh([capture]) : { verdict: "amount-differs" };
    case "refunded": {
      // A refund implies that the payment was captured, even if the capture event has not arrived yet.
      if (fact.amount !== whole || fact.total > whole || fact.total < 0) return { verdict: "amount-differs" };
      const before = known
        .filter(({ kind, id }) => kind === "refunded" && id.startsWith(`${name}:`))
        .reduce((sum, { amount }) => sum + amount, 0);
      if (fact.total <= before) return fresh([capture]);
      return fresh([
        capture,
        {
          id: `${name}:refunded:${fact.total}`,
          kind: "refunded",
          currency,
          amount: fact.total - before,
          postings: postingsOf(gift, before, fact.total, -1),
        },
      ]);
    }
    default: {
      if (fact.amount > whole || fact.amount <= 0) return { verdict: "amount-differs" };
      const entry = (
        kind: "disputed" | "dispute-won" | "dispute-lost",
        postings: Posting[],
      ): LedgerEntry => ({
        id: `${name}:${kind}:${fact.dispute}`,
        kind,
        currency,
        amount: fact.amount,
        postings,
      });
      const opened = entry("disputed", postingsOf(gift, 0, fact.amount, -1));
      if (fact.kind === "disputed") return fresh([capture, opened]);
      const end = fact.kind === "dispute-won" ? postingsOf(gift, 0, fact.amount, 1) : [];
      return fresh([capture, opened, entry(fact.kind, end)]);
    }
  }
}

/** What recording changes in the number of givers: 1 when the gift begins to hold money, -1 when it no longer does. */
export function giversChange(known: readonly EntryHead[], added: readonly EntryHead[]): -1 | 0 | 1 {
  const before = giftState(known).held > 0;
  const after = giftState([...known, ...added]).held > 0;
  if (before === after) return 0;
  return after ? 1 : -1;
}
