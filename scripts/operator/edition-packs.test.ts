import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { checkTextPack, readManifest } from "./check-text-pack.ts";
import { editionPacks, withoutNotes } from "./edition-packs.ts";

type PackageVerse = { readonly translation: Readonly<Record<string, string>> };

test("both second editions are whole, pass the checks, and keep every letter but numbers and note marks", () => {
  const { translation: published }: { readonly translation: readonly PackageVerse[] } = createRequire(
    import.meta.url,
  )("@kmaslesa/quran-translations/data.js");
  const keys = ["englishHilaliKhan", "frenchMontada"];
  const packs = editionPacks("The publisher permitted it.");
  expect(packs.map(({ id }) => id)).toEqual(["hilali-khan-en", "montada-fr"]);
  packs.forEach(({ manifest, files }, at) => {
    const { verses } = checkTextPack(readManifest(manifest), (path) => Buffer.from(files[path] ?? ""));
    expect(verses).toHaveLength(6236);
    // Compared by another way than the clean-up itself.
    const plain = (text: string) => text.replace(/\[\d+\]|\s/g, "");
    const altered = verses.filter(
      ({ text, first }) =>
        plain(`${/^\d+\./.exec(published[first - 1]?.translation[keys[at] ?? ""] ?? "")?.[0]}${text}`) !==
        plain(published[first - 1]?.translation[keys[at] ?? ""] ?? ""),
    );
    expect(altered).toEqual([]);
    expect(verses.filter(({ text }) => /\[\d+\]|\s\s|^\d+\./.test(text))).toEqual([]);
  });
});

test("a verse loses its number and marks, and no word in brackets", () => {
  expect(withoutNotes("255. His Kursî [1] extends [i.e., so] far. [2]")).toBe(
    "His Kursî extends [i.e., so] far.",
  );
});

test("without a statement of rights there is no pack", () => {
  expect(() => editionPacks(" ")).toThrow('"rights" is empty');
});
