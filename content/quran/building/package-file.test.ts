import { describe, expect, test } from "vitest";
import { BuildError, throwIfProblems } from "./build-problem.ts";
import { editions } from "./described-sources.ts";
import { checkPinned, packagePaths, readPackage, sha256Of } from "./package-file.ts";

const source = { name: "some-package", version: "1.2.3", path: "data.json", sha256: "" };

describe("a package file", () => {
  test("is the pinned one for every edition", () => {
    for (const edition of editions)
      expect(checkPinned(edition.package, readPackage(edition.package))).toEqual([]);
  });

  test("is rejected when one byte differs", () => {
    const pinned = { ...source, sha256: sha256Of([Buffer.from("text")]) };
    expect(checkPinned(pinned, [Buffer.from("text")])).toEqual([]);
    expect(checkPinned(pinned, [Buffer.from("test")])).toMatchObject([
      { text: "some-package 1.2.3 data.json" },
    ]);
  });

  test("may be one of 114", () => {
    const paths = packagePaths({ path: "surah/{surah}.json" });
    expect(paths).toHaveLength(114);
    expect([paths[0], paths[113]]).toEqual(["surah/1.json", "surah/114.json"]);
  });

  test("ends the build with every cause in one message", () => {
    expect(() => throwIfProblems([])).not.toThrow();
    const problems = [
      { text: "en", verse: "2:3", cause: "is empty" },
      { text: "fr", cause: "lacks its source" },
    ];
    expect(() => throwIfProblems(problems)).toThrow(BuildError);
    expect(() => throwIfProblems(problems)).toThrow("en · 2:3 · is empty\nfr · lacks its source");
  });
});
