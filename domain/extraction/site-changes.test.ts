import { expect, test } from "vitest";
import type { ProcessedVerse } from "./pages/process-site.ts";
import { siteChanges } from "./site-changes.ts";

const [one, two] = ["https://a.example/1", "https://a.example/2"];

const verse = (page: string, ayah: number | undefined, text: string, isExact = true): ProcessedVerse => {
  const place = { surah: 112, ayah: ayah ?? 1 };
  return {
    number: 1,
    arabicText: text,
    ...(ayah === undefined ? {} : { surahNumber: 112, verseNumber: ayah }),
    match:
      ayah === undefined
        ? { kind: "not-quran" }
        : isExact
          ? { kind: "exact", reference: place, isPart: false }
          : { kind: "altered", reference: place, differences: [] },
    page,
  };
};
const read = (timestamp: string, pages: readonly string[], ...verses: readonly ProcessedVerse[]) => ({
  timestamp,
  pages,
  verses,
});

test("the same readings differ in nothing", () => {
  const verses = [verse(one, 1, "a"), verse(one, undefined, "b")];
  expect(siteChanges(read("t1", [one], ...verses), read("t2", [one], ...verses))).toEqual({
    before: "t1",
    after: "t2",
    added: [],
    gone: [],
    changed: [],
    unread: [],
  });
});

test("quotes are new, gone, or changed where the same page has another text of the same verse", () => {
  const changes = siteChanges(
    read("t1", [one], verse(one, 1, "a", false), verse(one, 2, "b"), verse(one, undefined, "c")),
    read("t2", [one], verse(one, 1, "a mended"), verse(one, 3, "d"), verse(one, undefined, "e")),
  );
  expect(changes.changed).toEqual([
    {
      page: one,
      verse: "112:1",
      before: { text: "a", verdict: "altered" },
      after: { text: "a mended", verdict: "exact" },
    },
  ]);
  expect(changes.added.map(({ text }) => text)).toEqual(["d", "e"]);
  expect(changes.gone.map(({ text }) => text)).toEqual(["b", "c"]);
});

test("a page that was not read again is named, and its quotes are not called gone", () => {
  const changes = siteChanges(
    read("t1", [one, two], verse(one, 1, "a"), verse(two, 2, "b")),
    read("t2", [one], verse(one, 1, "a")),
  );
  expect(changes).toMatchObject({ gone: [], unread: [two] });
});
