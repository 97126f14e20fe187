import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Gift } from "./gift.ts";
import { giftState } from "./gift-state.ts";
import { balanceOf, isBalanced, type LedgerEntry } from "./ledger-entry.ts";
import { type GiftFact, giversChange, recordFact } from "./record-fact.ts";

const gift: Gift = {
  id: "g1",
  fund: "project:orphan-care",
  amount: 2500,
  fee: 107,
  currency: "USD",
  intention: "sadaqah",
  recurrence: "once",
  provider: "stripe",
};
const whole = 2607;
const payment = { payment: "pi_1", amount: whole, currency: "USD" } as const;
const captured: GiftFact = { kind: "captured", ...payment };
const refunded = (total: number): GiftFact => ({ kind: "refunded", total, ...payment });

/** The book after facts in this order. */
function book(facts: readonly GiftFact[], of: Gift = gift): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  for (const fact of facts) {
    const recorded = recordFact(of, entries, fact);
    if ("entries" in recorded) entries.push(...recorded.entries);
  }
  return entries;
}

describe("a gift", () => {
  test("goes from intent over authorised to captured, and its money to the project and the covered fee", () => {
    expect(giftState([]).stage).toBe("intent");
    expect(giftState(book([{ kind: "authorised" }])).stage).toBe("authorised");
    const entries = book([{ kind: "authorised" }, captured]);
    expect(giftState(entries)).toEqual({ stage: "captured", captured: whole, refunded: 0, held: whole });
    expect(balanceOf("provider:stripe", entries)).toBe(whole);
    expect(balanceOf("project:orphan-care", entries)).toBe(-2500);
    expect(balanceOf("covered-fees", entries)).toBe(-107);
  });

  test("that failed or expired counts for nothing, and counts after all when it is paid later", () => {
    expect(giftState(book([{ kind: "failed" }]))).toMatchObject({ stage: "failed", held: 0 });
    expect(giftState(book([{ kind: "expired" }, { kind: "failed" }])).stage).toBe("expired");
    expect(giftState(book([{ kind: "expired" }, captured])).stage).toBe("captured");
  });

  test("is refunded in part, then whole, whether or not the capture event arrived", () => {
    expect(giftState(book([captured, refunded(1000)]))).toMatchObject({
      stage: "refunded-in-part",
      held: whole - 1000,
    });
    const entries = book([refunded(1000), captured, refunded(whole), refunded(1000)]);
    expect(giftState(entries)).toMatchObject({ stage: "refunded", refunded: whole, held: 0 });
    for (const account of ["provider:stripe", "project:orphan-care", "covered-fees"] as const)
      expect(balanceOf(account, entries)).toBe(0);
  });

  test("that is disputed leaves the project, comes back when won and stays away when lost", () => {
    const dispute = { dispute: "dp_1", ...payment };
    const open = book([captured, { kind: "disputed", ...dispute }]);
    expect(giftState(open)).toMatchObject({ stage: "disputed", held: 0 });
    const won = book([{ kind: "dispute-won", ...dispute }, { kind: "disputed", ...dispute }, captured]);
    expect(giftState(won)).toMatchObject({ stage: "captured", held: whole });
    const lost = book([captured, { kind: "dispute-lost", ...dispute }]);
    expect(giftState(lost)).toMatchObject({ stage: "lost", held: 0 });
    expect(balanceOf("project:orphan-care", lost)).toBe(0);
  });

  test("of another amount or currency than was promised changes nothing", () => {
    for (const wrong of [
      { ...captured, amount: 2500 },
      { ...captured, currency: "EUR" },
      { ...refunded(whole + 1) },
    ] as GiftFact[])
      expect(recordFact(gift, [], wrong)).toEqual({ verdict: "amount-differs" });
  });

  test("given once cannot be paid twice; a monthly one can", () => {
    const second: GiftFact = { ...captured, payment: "pi_2" };
    expect(recordFact(gift, book([captured]), second)).toEqual({ verdict: "paid-twice" });
    const monthly = { ...gift, recurrence: "monthly" } as const;
    expect(giftState(book([captured, second, captured], monthly)).captured).toBe(2 * whole);
  });

  test("as zakat goes to an account of its own, a subscription never to a project", () => {
    const zakat = book([captured], { ...gift, intention: "zakat" });
    expect(balanceOf("zakat:orphan-care", zakat)).toBe(-2500);
    expect(balanceOf("project:orphan-care", zakat)).toBe(0);
    const plan = book([captured], { ...gift, fund: "premium:monthly", recurrence: "monthly" });
    expect(balanceOf("premium:monthly", plan)).toBe(-2500);
  });

  test("counts one giver when it arrives and none when it is fully refunded", () => {
    const arrived = book([captured]);
    expect(giversChange([], arrived)).toBe(1);
    expect(giversChange(arrived, [])).toBe(0);
    const back = recordFact(gift, arrived, refunded(whole));
    expect(giversChange(arrived, "entries" in back ? back.entries : [])).toBe(-1);
  });
});

describe("events, duplicated and in any order", () => {
  const dispute = { dispute: "dp_1", payment: "pi_1", amount: 607, currency: "USD" };
  const facts = fc.constantFrom<GiftFact>(
    { kind: "authorised" },
    { kind: "failed" },
    { kind: "expired" },
    captured,
    refunded(1),
    refunded(999),
    refunded(2000),
    { kind: "disputed", ...dispute },
    { kind: "dispute-won", ...dispute },
  );
  const stories = fc.array(facts, { maxLength: 14 });

  test("balances in every entry, writes no entry twice and never holds more than was paid", () => {
    fc.assert(
      fc.property(stories, (facts) => {
        const entries = book([...facts, ...facts]);
        expect(entries.every(isBalanced)).toBe(true);
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
        expect(giftState(entries).captured).toBeLessThanOrEqual(whole);
        expect(balanceOf("provider:stripe", entries)).toBe(giftState(entries).held);
      }),
      { numRuns: 500 },
    );
  });

  test("ends in the same state and the same sums", () => {
    fc.assert(
      fc.property(
        stories.chain((facts) =>
          fc.tuple(
            fc.constant(facts),
            fc.shuffledSubarray(facts, { minLength: facts.length, maxLength: facts.length }),
          ),
        ),
        ([facts, shuffled]) => {
          const [one, other] = [book(facts), book(shuffled)];
          expect(giftState(other)).toEqual(giftState(one));
          for (const account of ["provider:stripe", "project:orphan-care", "covered-fees"] as const)
            expect(balanceOf(account, other)).toBe(balanceOf(account, one));
        },
      ),
      { numRuns: 500 },
    );
  });
});
