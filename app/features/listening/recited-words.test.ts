// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { areGone, wordRanges } from "./recited-words.ts";

// Made-up words, nothing of the Quran.
test("words are found across the signs, colours and line ends that divide their text", () => {
  document.body.innerHTML = [
    "<p>",
    "<span>ٱلْ</span>بَيتُ كَبيرٌ ",
    "<br>",
    "<span>جِدًّا<span> ۛ</span></span> ",
    "<span>هُ</span><span>نا</span><span> ۛ</span>",
    "</p>",
  ].join("");
  const [arabic] = document.querySelectorAll("p");
  const words = arabic ? wordRanges(arabic).map(String) : [];
  expect(words).toEqual(["ٱلْبَيتُ", "كَبيرٌ", "جِدًّا", "هُنا"]);
});

test("words are gone with the page that they stood on", () => {
  document.body.innerHTML = "<p>بَيتٌ كَبيرٌ</p>";
  const [arabic] = document.querySelectorAll("p");
  const words = arabic ? wordRanges(arabic) : [];
  expect(areGone(words)).toBe(false);
  arabic?.remove();
  expect(areGone(words)).toBe(true);
  expect(areGone([])).toBe(true);
});
