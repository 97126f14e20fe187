import type { Gift } from "#domain/ledger/gift.ts";
import type { GiftState } from "#domain/ledger/gift-state.ts";
import type { EntryHead } from "#domain/ledger/ledger-entry.ts";

/** A gift as it is stored. `reference` and `address` are the provider's, null before the payment was created there. */
export type StoredGift = Gift & {
  readonly receipt: string;
  readonly memberId: string | null;
  readonly reference: string | null;
  readonly address: string | null;
  readonly language: string;
  readonly createdAt: Date;
  readonly revision: number;
};

export type NewGift = Gift & {
  readonly receipt: string;
  readonly memberId: string | null;
  readonly language: string;
  readonly createdAt: Date;
  readonly donor: { readonly mark: string; readonly id: string; readonly email: string };
  readonly name: string;
  readonly inNameOf: string | null;
  readonly showsName: boolean;
  /** False leaves out the email about the pledge. */
  readonly isEmailed: boolean;
};

/** A gift that was created, and the email address of its donor; undefined once that was deleted. */
export type CreatedGift = { readonly gift: StoredGift; readonly email: string | undefined };

/** A ledger entry of a gift, without its postings. */
type GiftEntry = EntryHead & { readonly at: Date };

/** A gift with its entries, oldest first, and the state that follows from them. */
export type GiftBook = {
  readonly gift: StoredGift;
  readonly entries: readonly GiftEntry[];
  readonly state: GiftState;
};

export type Verdict = "recorded" | "known" | "amount-differs" | "paid-twice" | "unknown-gift";
