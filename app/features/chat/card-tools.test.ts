import { expect, test } from "vitest";
import { entryOf } from "#app/pages/route-table.ts";
import { loadCard, loadCardIndex } from "#content/answer-cards/index.ts";
import { isCardTool, surahOfTool } from "./card-tools.ts";

test("every page that a card links exists and has a name", async () => {
  const { cards } = await loadCardIndex("en");
  for (const { id } of cards)
    for (const tool of (await loadCard(id, "en"))?.card.tools ?? []) {
      const path = tool.split("?")[0] ?? "";
      expect(isCardTool(path) && entryOf(path) !== undefined, `${id}: ${tool}`).toBe(true);
    }
});

test("an address of the reader names its surah", () => {
  expect(surahOfTool("/digital-quran?surah=12&verse=4")).toBe(12);
  expect(surahOfTool("/digital-quran?surah=12")).toBe(12);
  expect(surahOfTool("/digital-quran")).toBeUndefined();
  expect(surahOfTool("/prayer")).toBeUndefined();
});
