import { expect, test } from "vitest";
import type { DonationsAnswer } from "#contract/donations.ts";
import { pageTexts } from "./page-texts.ts";

const published = async (address: string) => `text of ${address}`;
const figures = { currency: "USD" } as DonationsAnswer;

test("figures of gifts come from the ledger, everything else from the published texts", async () => {
  const read = pageTexts(published, { donations: async () => figures });
  expect(await read("/api/donations?language=ar")).toBe(figures);
  expect(await read("/texts/quran/1.json")).toBe("text of /texts/quran/1.json");
  await expect(read("/api/donations?language=xx")).rejects.toThrow("names no language");
});

test("a ledger that is not open or too slow does not delay a page", async () => {
  const closed = pageTexts(published, {
    donations: () => {
      throw new Error("not open");
    },
  });
  await expect(closed("/api/donations?language=en")).rejects.toThrow("not open");
  const slow = pageTexts(published, { donations: () => new Promise(() => undefined) });
  await expect(slow("/api/donations?language=en")).rejects.toThrow("in time");
});
