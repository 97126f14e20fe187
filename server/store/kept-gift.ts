import type { Gift } from "#domain/ledger/gift.ts";
import type { GiftState } from "#domain/ledger/gift-state.ts";
import type { EntryHead } from "#domain/ledger/ledger-entry.ts";

/** A gift as it lies in the store. `reference` and `address` are the provider's, once it was asked. */
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
  /** False keeps the letter about its beginning back. */
  readonly isWrittenTo: boolean;
};

/** A gift that was begun, and the address of its giver; undefined once that was erased. */
export type BegunGift = { readonly gift: StoredGift; readonly email: string | undefined };

/** An entry of a gift, without its postings. */
type GiftEntry = EntryHead & { readonly at: Date };

/** A gift with its entries, oldest first, and what follows from them. */
export type GiftBook = {
  readonly gift: StoredGift;
  readonly entries: readonly GiftEntry[];
  readonly state: GiftState;
};

export type Verdict = "recorded" | "known" | "amount-differs" | "paid-twice" | "unknown-gift";
