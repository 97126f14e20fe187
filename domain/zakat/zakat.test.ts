import { describe, expect, test } from "vitest";
import { calculateZakat, type ZakatInput } from "./zakat.ts";
import { zakatDay } from "./zakat-year.ts";

const nothing = { cash: 0, gold: 0, silver: 0, goods: 0, lent: 0, shares: 0 };
const input: ZakatInput = {
  wealth: nothing,
  jewellery: 0,
  countsJewellery: false,
  debts: 0,
  deductsDebts: true,
  metal: "gold",
  measure: "dinar",
  gramPrice: 10_000,
};

describe("zakat", () => {
  test("is a fortieth of what reaches the nisab of 85 grams of gold, and nothing below it", () => {
    expect(calculateZakat({ ...input, wealth: { ...nothing, cash: 850_000 } })).toEqual({
      nisab: 850_000,
      wealth: 850_000,
      isDue: true,
      zakat: 21_250,
    });
    expect(calculateZakat({ ...input, wealth: { ...nothing, cash: 849_999 } })).toMatchObject({
      isDue: false,
      zakat: 0,
    });
  });

  test("has its nisab at 595 grams of silver, or at 52½ tola", () => {
    const silver = { ...input, metal: "silver", gramPrice: 100 } as const;
    expect(calculateZakat(silver).nisab).toBe(59_500);
    expect(calculateZakat({ ...silver, measure: "tola" }).nisab).toBe(61_235);
  });

  test("counts worn jewellery and takes off debts only by the opinion that does", () => {
    const wealth = { ...nothing, cash: 1_000_000 };
    const more = { ...input, wealth, jewellery: 200_000, debts: 300_000 };
    expect(calculateZakat(more).wealth).toBe(700_000);
    expect(calculateZakat({ ...more, countsJewellery: true }).wealth).toBe(900_000);
    expect(calculateZakat({ ...more, countsJewellery: true, deductsDebts: false }).wealth).toBe(1_200_000);
    expect(calculateZakat({ ...more, debts: 9_000_000 })).toMatchObject({ wealth: 0, isDue: false });
  });

  test("is never due by a nisab of nothing", () => {
    expect(calculateZakat({ ...input, gramPrice: 0 }).isDue).toBe(false);
  });
});

describe("the day of zakat", () => {
  test("is the same day of the next Hijri year", () => {
    expect(zakatDay({ year: 2025, month: 3, day: 1 })).toEqual({
      hijri: { year: 1447, month: 9, day: 1 },
      day: { year: 2026, month: 2, day: 18 },
    });
  });

  test("is unknown beyond the calendar", () => {
    expect(zakatDay({ year: 2200, month: 1, day: 1 })).toBeUndefined();
  });
});
