import { expect, test } from "vitest";
import { loadAthkar } from "#content/athkar/index.ts";
import { foldText } from "#domain/text-search/fold-text.ts";
import { excerptOf } from "./athkar-set.ts";

const { categories } = await loadAthkar("ar");
const texts = Object.values(categories).flatMap((set) => set.flatMap(({ arabic }) => arabic ?? []));
const bare = (words: string) => foldText(words).folded.trim();
const negation = new Set(["لا", "ولا", "ما", "لم", "لن", "ليس", "إلا", "غير"].map(bare));

test("every excerpt is the whole beginning of its text and ends after no negation", () => {
  expect(texts.length).toBeGreaterThan(80);
  for (const text of texts) {
    const shown = excerptOf(text);
    const words = shown.replace(/ …$/, "").split(" ");
    const whole = text.split(/\s+/).slice(0, words.length).join(" ");
    expect(whole.startsWith(words.join(" "))).toBe(true);
    if (shown.endsWith("…")) expect(negation.has(bare(words.at(-1) ?? "")), shown).toBe(false);
  }
});

test("a testimony is never cut before the name of Allah", () => {
  for (const text of texts) {
    const shown = bare(excerptOf(text).replace(/ …$/, ""));
    const denied = shown.indexOf(bare("لا إله"));
    if (denied >= 0) expect(shown.slice(denied), shown).toContain(bare("إلا"));
  }
});

test("a short text stands whole", () => {
  const short = texts.filter((text) => text.split(/\s+/).length <= 2);
  for (const text of short) expect(excerptOf(text)).toBe(text.split(/\s+/).join(" "));
});
