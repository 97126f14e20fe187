import { expect, test } from "vitest";
import { entryOf } from "#app/pages/route-table.ts";
import { loadCard, loadCardIndex } from "#content/answer-cards/index.ts";
import { isCardTool, surahOfTool, topicOfTool } from "./card-tools.ts";

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

test("an address of the prayer guide names its part, and the cards of purification lead there", async () => {
  expect(topicOfTool("/how-to-pray?tab=sick")).toBe("sick");
  expect(topicOfTool("/how-to-pray")).toBeUndefined();
  expect(topicOfTool("/how-to-pray?tab=nothing")).toBeUndefined();
  for (const id of ["wudu", "ghusl", "tayammum"] as const)
    expect((await loadCard(id, "en"))?.card.tools.map(topicOfTool), id).toContain(id);
});
