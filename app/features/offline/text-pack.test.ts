import { expect, test } from "vitest";
import { pagesAddress } from "#content/quran/index.ts";
import { packAddresses } from "#domain/offline-pack/pack-plan.ts";
import { textPackPlan, textPackSize } from "./text-pack.ts";

const none = new Set<string>();

test("a pack has every surah in Arabic and in the translation, all pages, and both indexes", () => {
  const urdu = textPackPlan("ur");
  const addresses = urdu ? packAddresses(urdu) : [];
  expect(addresses).toHaveLength(114 * 2 + 3);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(
    addresses.filter((address) => /^\/texts\/quran\/ur-[0-9a-f]{8}\/\d+\.json$/.test(address)),
  ).toHaveLength(114);
  expect(addresses.filter((address) => address.startsWith("/search/"))).toHaveLength(2);
  expect(textPackPlan("ar")?.files).toHaveLength(116);
  expect(addresses).toContain(pagesAddress);
});

test("its size is that of the files that are not yet on the device", async () => {
  const urdu = textPackPlan("ur");
  const arabic = textPackPlan("ar");
  if (!urdu || !arabic) throw new Error("packs are switched off");
  const [whole, alone, rest, nothing] = await Promise.all([
    textPackSize("ur", none),
    textPackSize("ar", none),
    textPackSize("ur", new Set(packAddresses(arabic))),
    textPackSize("ur", new Set(packAddresses(urdu))),
  ]);
  expect(whole.bytes).toBeGreaterThan(whole.travels);
  expect(alone.travels).toBeGreaterThan(300_000);
  expect(rest).toEqual({ bytes: whole.bytes - alone.bytes, travels: whole.travels - alone.travels });
  expect(nothing).toEqual({ bytes: 0, travels: 0 });
});
