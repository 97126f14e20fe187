import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { readAhead, readOnce, verifiedVerses } from "./verified-verses.ts";

const published = ".built/public";
const read = async (address: string): Promise<unknown> =>
  JSON.parse(await readFile(`${published}${address}`, "utf8"));

describe("the Arabic of a surah", () => {
  test("has no altered verse where it is the published one", async () => {
    const { verses, altered } = await verifiedVerses(read)(112);
    expect(verses).toHaveLength(4);
    expect(altered.size).toBe(0);
  });

  test("is read once", async () => {
    let reads = 0;
    const counted = (address: string) => {
      if (address.endsWith("/112.json")) reads += 1;
      return read(address);
    };
    const versesOf = verifiedVerses(counted);
    for (const surah of [112, 113, 112]) await versesOf(surah);
    expect(reads).toBe(1);
  });

  test("has an altered verse where one diacritic was added", async () => {
    const tampered = async (address: string) => {
      const text = await read(address);
      if (!Array.isArray(text) || address.includes("sha256")) return text;
      return text.map((verse, at) => (at === 1 ? `${verse}\u064e` : verse));
    };
    const { altered } = await verifiedVerses(tampered)(112);
    expect([...altered]).toEqual([2]);
  });
});

describe("texts that are read once", () => {
  test("are fetched once, also for two callers at the same time", async () => {
    let fetched = 0;
    const read = readOnce(async (address) => {
      fetched++;
      return address;
    });
    await Promise.all([read("/a"), read("/a")]);
    expect(await read("/a")).toBe("/a");
    expect(fetched).toBe(1);
  });

  test("are fetched again after a failure", async () => {
    let isOffline = true;
    const read = readOnce(async () => {
      if (isOffline) throw new TypeError("offline");
      return "text";
    });
    await expect(read("/a")).rejects.toThrow("offline");
    isOffline = false;
    expect(await read("/a")).toBe("text");
  });

  test("are read ahead in their order, with limited concurrency", async () => {
    const order: string[] = [];
    let open = 0;
    let most = 0;
    const addresses = Array.from({ length: 12 }, (_, at) => `/${at}`);
    await readAhead(
      async (address) => {
        order.push(address);
        most = Math.max(most, ++open);
        await Promise.resolve();
        open--;
      },
      addresses,
      4,
    );
    expect(order).toEqual(addresses);
    expect(most).toBe(4);
  });
});
