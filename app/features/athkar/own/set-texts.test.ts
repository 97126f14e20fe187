import { expect, test } from "vitest";
import { loadAthkar } from "#content/athkar/index.ts";
import { loadDuas } from "#content/duas/index.ts";
import { duaInSet, isDuaInSet, ownSetOf } from "#domain/counting/own-set.ts";
import { loadListedDhikrs } from "./listed-dhikrs.ts";
import { dhikrsById, loadSetTexts } from "./set-texts.ts";

test("every dua fits into a set beside every dhikr, under a key that no dhikr has", async () => {
  const dhikrs = [...dhikrsById(await loadAthkar("ar")).keys()];
  const duas = await loadDuas("en");
  const keys = duas.map(({ id }) => duaInSet(id));
  expect(dhikrs.filter(isDuaInSet)).toEqual([]);
  for (const key of keys) expect(ownSetOf("", [key]).dhikrs).toEqual([key]);
  const texts = await loadSetTexts("en", keys);
  expect(texts.size).toBe(dhikrs.length + duas.length);
  for (const { id, arabic, quran, translation, benefits } of duas)
    expect(texts.get(duaInSet(id))).toMatchObject({
      ...(quran === undefined ? { arabic, translation } : { quran }),
      benefit: benefits,
    });
});

test("the editor names the duas of a set by their titles, and lists no other dua", async () => {
  const [dua, ...others] = await loadDuas("fr");
  const key = duaInSet(dua?.id ?? "");
  const listed = await loadListedDhikrs("fr", [key, "ayat-al-kursi"]);
  expect(listed.get(key)).toMatchObject({ label: dua?.title, isArabic: false, set: "duas" });
  expect(others.some(({ id }) => listed.has(duaInSet(id)))).toBe(false);
});
