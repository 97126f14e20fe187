// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { readPage } from "./page-text.ts";

const isInline = (element: Element) => ["B", "SPAN", "A"].includes(element.tagName);
const read = () => readPage(document.body, isInline);

beforeEach(() => {
  document.body.innerHTML = `<h1>Title</h1><p>one <b>two</b> three</p><script>let a;</script>
    <p hidden>hidden</p><ul><li>four</li><li>five</li></ul><textarea>typed</textarea>`;
});

test("a page is read by blocks, without what it does not show", () => {
  expect(read().text).toBe("Title\n\none two three\n\nfour\n\nfive");
  expect(read().isCut).toBe(false);
});

test("a quote is found again across the elements that it stands in", () => {
  const { text, rangeOf } = read();
  const start = text.indexOf("two");
  expect(rangeOf(start, start + "two three".length)?.toString()).toBe("two three");
  expect(rangeOf(start, start + "two".length)?.toString()).toBe("two");
  expect(rangeOf(text.indexOf("five"), text.length)?.toString()).toBe("five");
});

test("what the page has taken away since is not marked", () => {
  const { text, rangeOf } = read();
  document.querySelector("p")?.remove();
  const start = text.indexOf("two");
  expect(rangeOf(start, start + 3)).toBeUndefined();
});

test("a very long page is read at its beginning, and says so", () => {
  document.body.innerHTML = `<p>${"word ".repeat(20_000)}</p>`.repeat(4);
  const { text, isCut } = read();
  expect(isCut).toBe(true);
  expect(text.length).toBeLessThan(310_000);
});
