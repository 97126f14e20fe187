import { describe, expect, test } from "vitest";
import { readAhead, readOnce } from "./read-once.ts";

describe("texts that are read once", () => {
  test("are fetched a single time, also by two at once", async () => {
    let fetched = 0;
    const read = readOnce(async (address) => {
      fetched++;
      return address;
    });
    await Promise.all([read("/a"), read("/a")]);
    expect(await read("/a")).toBe("/a");
    expect(fetched).toBe(1);
  });

  test("are fetched anew after a failure", async () => {
    let isOffline = true;
    const read = readOnce(async () => {
      if (isOffline) throw new TypeError("offline");
      return "text";
    });
    await expect(read("/a")).rejects.toThrow("offline");
    isOffline = false;
    expect(await read("/a")).toBe("text");
  });

  test("are read ahead in their order, no more at once than said", async () => {
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
