import { beforeEach, expect, test, vi } from "vitest";
import type { ListedText } from "#app/api/imported-texts.ts";
import type { PackRecord } from "#app/offline/pack-files.ts";
import { textAddress } from "#content/quran/index.ts";
import { packAddresses } from "#domain/offline-pack/pack-plan.ts";
import { importedPackPlan, importedPacks, keyOfPack, wordTimes } from "./imported-pack.ts";

const records = vi.hoisted(() => ({ all: [] as unknown[] }));
vi.mock("#app/offline/pack-files.ts", () => ({ packRecords: async () => records.all }));

const listed = { id: "made-tr", kind: "translation", language: "tr", title: "Made", sha256: "a1" };
const texts = [
  listed,
  { ...listed, id: "made-times", kind: "timing", reciter: "made" },
] as unknown as readonly ListedText[];

beforeEach(() => {
  records.all = [];
});

test("an imported text is saved with its hashes, all surahs and the Arabic, and is found without a network", () => {
  const plan = importedPackPlan({ id: "made-tr", sha256: "a1" });
  const addresses = packAddresses(plan);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => address.startsWith("/texts/imported/made-tr/a1/"))).toHaveLength(115);
  expect(addresses).toContain("/texts/imported/made-tr/a1/hashes.json");
  expect(addresses).toContain(textAddress("arabic", 114));
  expect(plan.beside).toEqual(["/api/texts"]);
});

test("translations and commentaries can be saved; what the operator has taken away can be removed", async () => {
  const [offered, ...others] = await importedPacks(texts);
  expect(others).toEqual([]);
  expect(offered?.text?.title).toBe("Made");
  const gone: PackRecord = {
    id: "imported/old-tr",
    shelf: "texts",
    addresses: ["/texts/imported/old-tr/b2/1.json"],
  };
  records.all = [
    gone,
    { id: "imported/made-tr", shelf: "texts", addresses: [] },
    { id: "text/en", shelf: "texts", addresses: ["/x"] },
  ] satisfies PackRecord[];
  const packs = await importedPacks(texts);
  expect(packs.map(keyOfPack)).toEqual(["made-tr", "old-tr"]);
  expect(packs[1]).toEqual({
    plan: { id: gone.id, cacheName: "texts", files: [["/texts/imported/old-tr/b2/1.json"]] },
    text: undefined,
  });
});

test("with a recitation the times of its words are saved, where there are some", () => {
  expect(wordTimes(texts, "made", 112)).toEqual([
    "/api/texts",
    "/texts/imported/made-times/a1/hashes.json",
    "/texts/imported/made-times/a1/112.json",
  ]);
  expect(wordTimes(texts, "another", 112)).toEqual([]);
});
