import { expect, test } from "vitest";
import { textAddress } from "#content/quran/index.ts";
import { readBuilt } from "#tests/support/read-built.ts";
import { findEarly } from "./find-early.ts";

const texts = {
  readText: readBuilt,
  arabicOf: async (surah: number) => ({
    verses: (await readBuilt(textAddress("arabic", surah))) as readonly string[],
    altered: new Set<number>(),
  }),
};

const early = (query: string, filter = {}) =>
  findEarly({ kind: "find", key: query, query, language: "en", limit: 20, filter }, texts);

test("an answer before the indexes has the first verses of the words typed, and how many there are", async () => {
  const found = await early("orphans");
  expect(found?.isComplete).toBe(false);
  expect(found?.verses).toHaveLength(3);
  expect(found?.total).toBeGreaterThan(10);
  for (const { translation, marks } of found?.verses ?? []) {
    expect(translation?.toLowerCase()).toContain("orphan");
    expect(marks.length).toBeGreaterThan(0);
  }
  expect((await early("ayat al kursi"))?.place?.at).toEqual({ surah: 2, ayah: 255 });
});

test("there is none where only the indexes answer", async () => {
  for (const query of ["orphn", "xqzt", "juz 30", "page 42"])
    expect(await early(query), query).toBeUndefined();
  expect(await early("orphans", { surah: 4 })).toBeUndefined();
});
