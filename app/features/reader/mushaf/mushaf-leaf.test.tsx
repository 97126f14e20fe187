// @vitest-environment happy-dom
import { readFile } from "node:fs/promises";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { readVerses } from "#content/quran/index.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { MushafLeaf } from "./mushaf-leaf.tsx";
import { readShownPage, type ShownPage } from "./shown-page.ts";

const read = async (address: string): Promise<unknown> =>
  JSON.parse(await readFile(`.built/public${address}`, "utf8"));
const { wrapper } = await inEnglish("reader");

afterEach(cleanup);

const plain = { current: undefined, marked: [], isHiding: false, revealed: [] };

function leafOf(shown: ShownPage, view: Partial<Parameters<typeof MushafLeaf>[0]["view"]> = {}) {
  const { container } = render(<MushafLeaf shown={shown} view={{ ...plain, ...view }} />, { wrapper });
  const verse = (key: string) => container.querySelector(`[data-verse="${key}"]`);
  return { container, verse };
}

test("each verse is one element with its name, and its text is the published one", async () => {
  for (const [page, surah, from] of [
    [6, 2, 30],
    [42, 2, 253],
    [604, 114, 1],
  ] as const) {
    const verses = await readVerses(read, "arabic", surah);
    const { container, verse } = leafOf(await readShownPage(read, page));
    const shown = [...container.querySelectorAll(`[data-surah="${surah}"]`)];
    expect(shown.map((one) => one.getAttribute("aria-label"))).toEqual(
      shown.map((_, at) => `Verse ${from + at}`),
    );
    expect(shown.map((one) => one.querySelector("[data-arabic]")?.textContent)).toEqual(
      verses.slice(from - 1, from - 1 + shown.length),
    );
    expect(verse(`${surah}:${from}`)?.querySelector("a")?.getAttribute("href")).toBe(
      `?surah=${surah}&verse=${from}`,
    );
    cleanup();
  }
});

test("a page has a break after each line but the last of a block", async () => {
  const shown = await readShownPage(read, 3);
  const { container } = leafOf(shown);
  expect(container.querySelectorAll("[data-line-end]")).toHaveLength(14);
  expect(container.querySelectorAll("h2")).toHaveLength(0);
  cleanup();
  const last = leafOf(await readShownPage(read, 604));
  expect([...last.container.querySelectorAll("h2")].map((name) => name.textContent)).toEqual([
    "الإخلاص",
    "الفلق",
    "الناس",
  ]);
  expect(last.container.querySelectorAll(".leaf-lines > p")).toHaveLength(6);
});

test("marks the current verse, shows a ribbon for a bookmark, and hides what is to be recited", async () => {
  const shown = await readShownPage(read, 604);
  const { container, verse } = leafOf(shown, {
    current: { surah: 113, ayah: 2 },
    marked: ["114:1", "2:255"],
    isHiding: true,
    revealed: ["112:1"],
  });
  expect(verse("113:2")?.getAttribute("aria-current")).toBe("true");
  expect(container.querySelectorAll("[aria-current]")).toHaveLength(1);
  expect(container.querySelector("[data-ribbon]")).not.toBeNull();
  const isHidden = (key: string) => verse(key)?.querySelector("[data-arabic]")?.getAttribute("aria-hidden");
  expect([isHidden("112:1"), isHidden("112:2")]).toEqual([null, "true"]);
});

test("a verse that is not the published one is not shown", async () => {
  const shown = { ...(await readShownPage(read, 604)), altered: ["112:2"] };
  const { container, verse } = leafOf(shown, { marked: ["2:255"] });
  expect(verse("112:2")?.querySelector("[data-arabic]")).toBeNull();
  expect(verse("112:3")?.querySelector("[data-arabic]")).not.toBeNull();
  expect(container.querySelector("[data-ribbon]")).toBeNull();
});
