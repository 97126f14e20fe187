import type { MinorUnits } from "#domain/money/currency.ts";

/** What nisab is reckoned by; silver gives the lower bar and is the more cautious choice. */
export type NisabMetal = "gold" | "silver";

/**
 * Grams of the nisab, 20 mithqal of gold and 200 dirhams of silver: reckoned with a dinar of 4.25 g and a dirham
 * of 2.975 g, or as 7½ and 52½ tola of 11.6638 g, the measure of the Indian subcontinent.
 */
export const nisabGrams = {
  dinar: { gold: 85, silver: 595 },
  tola: { gold: 87.48, silver: 612.35 },
} as const satisfies Record<string, Record<NisabMetal, number>>;
export type NisabMeasure = keyof typeof nisabGrams;

/** Categories of wealth that the calculator asks for. */
export const wealthKinds = ["cash", "gold", "silver", "goods", "lent", "shares"] as const;
export type WealthKind = (typeof wealthKinds)[number];

export type ZakatInput = {
  readonly wealth: Readonly<Record<WealthKind, MinorUnits>>;
  /** Worn jewellery: counted by the Hanafi school, left out by the other three where it is for permitted wear. */
  readonly jewellery: MinorUnits;
  readonly countsJewellery: boolean;
  /** Debts that are due; whether they lessen the wealth is where the schools differ. */
  readonly debts: MinorUnits;
  readonly deductsDebts: boolean;
  readonly metal: NisabMetal;
  readonly measure: NisabMeasure;
  /** Price of a gram of that metal. */
  readonly gramPrice: MinorUnits;
};

export type ZakatResult = {
  readonly nisab: MinorUnits;
  readonly wealth: MinorUnits;
  readonly isDue: boolean;
  /** A fortieth of the wealth, rounded up to the smallest unit; 0 below the nisab. */
  readonly zakat: MinorUnits;
};

/** Zakat on money, metals and goods held for a lunar year: a fortieth of what reaches the nisab. */
export function calculateZakat(input: ZakatInput): ZakatResult {
  const nisab = Math.round(input.gramPrice * nisabGrams[input.measure][input.metal]);
  const owned = wealthKinds.reduce((sum, kind) => sum + input.wealth[kind], 0);
  const jewellery = input.countsJewellery ? input.jewellery : 0;
  const debts = input.deductsDebts ? input.debts : 0;
  const wealth = Math.max(0, owned + jewellery - debts);
  const isDue = nisab > 0 && wealth >= nisab;
  return { nisab, wealth, isDue, zakat: isDue ? Math.ceil(wealth / 40) : 0 };
}

/** A fortieth of an amount in whole units, such as 10,000 for ten thousand, rounded up to a hundredth of a unit. */
export function fortieth(amount: number): number {
  return Math.ceil(Math.round(amount * 1e4) / 4e3) / 100;
}
