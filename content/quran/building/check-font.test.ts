import { describe, expect, test } from "vitest";
import { checkFont } from "./check-font.ts";
import { crossSource, packageOf } from "./described-sources.ts";
import { readPackage } from "./package-file.ts";
import { codePointsOf } from "./quran-font.ts";
import { readArabic } from "./read-packages.ts";

const files = ["fontArabic", "fontLatin"].flatMap((id) => readPackage(crossSource(id)));
const arabic = readArabic(packageOf("arabic")).map(({ text }) => text);

describe("the Quran font", () => {
  test("draws every code point of the Arabic", () => {
    const drawn = codePointsOf(files);
    expect(drawn.size).toBeGreaterThan(200);
    expect(checkFont("arabic", arabic, drawn)).toEqual([]);
  });

  test("is reported once for each code point it lacks, at its first verse", () => {
    const drawn = new Set(codePointsOf(files));
    drawn.delete(0x06de);
    expect(checkFont("arabic", arabic, drawn)).toEqual([
      { text: "arabic", verse: "2:26", cause: "holds U+06DE, which the Quran font lacks" },
    ]);
  });
});
