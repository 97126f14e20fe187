import type { Currency, MinorUnits } from "#domain/money/currency.ts";
import type { Fund } from "./gift.ts";

/** Assets (`provider:…`, `bank`) stand with plus, what was given for something with minus: together 0. */
export type Account =
  | `provider:${string}`
  | Fund
  | `zakat:${string}`
  | "covered-fees"
  | "bank"
  | "earlier-campaigns";

export type Posting = { readonly account: Account; readonly amount: MinorUnits };

/** Steps of a gift, and what the operator enters: earlier figures. */
export const entryKinds = [
  "intent",
  "authorised",
  "captured",
  "failed",
  "expired",
  "refunded",
  "disputed",
  "dispute-won",
  "dispute-lost",
  "opening",
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A kind as stored. */
export function kindOf(text: string): EntryKind {
  return entryKinds.find((kind) => kind === text) ?? "opening";
}

/** One line of the book, never changed. Its id says what happened, so that it can be written once only. */
export type LedgerEntry = {
  readonly id: string;
  readonly kind: EntryKind;
  readonly currency: Currency;
  /** What was moved, without sign; 0 where nothing was. */
  readonly amount: MinorUnits;
  readonly postings: readonly Posting[];
};

/** The fields of an entry that decide the state of its gift. */
export type EntryHead = Pick<LedgerEntry, "id" | "kind" | "amount">;

/** True when what goes out of one account comes in at another. */
export function isBalanced({ postings }: Pick<LedgerEntry, "postings">): boolean {
  return postings.reduce((sum, { amount }) => sum + amount, 0) === 0;
}

/** The sum of an account over entries. */
export function balanceOf(account: Account, entries: readonly LedgerEntry[]): MinorUnits {
  return entries
    .flatMap(({ postings }) => postings)
    .reduce((sum, posting) => sum + (posting.account === account ? posting.amount : 0), 0);
}
