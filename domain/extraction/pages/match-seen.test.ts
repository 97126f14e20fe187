import { describe, expect, test } from "vitest";
import { publishedVerses as published } from "#content/quran/published-verses.testing.ts";
import { quranText } from "#domain/quote-check/quran-text.ts";
import { matchSeen } from "./match-seen.ts";

const quran = quranText(published);
const first = published.uthmani[6221] ?? "";

describe("a sentence that shares no word with the verse it is shown as", () => {
  test.each([
    "ذهب الطالب صباحا نحو مدرسته القديمة",
    "اضغط هنا لتحميل التطبيق",
    "حقوق النشر محفوظة",
    "الصفحة الرئيسية",
    "شارك",
  ])("is not found: %s", (text) => {
    for (const reference of [
      { surah: 112, ayah: 1 },
      { surah: 2, ayah: 255 },
      { surah: 55, ayah: 1 },
      { surah: 103, ayah: 1 },
    ])
      expect(matchSeen({ text, reference }, quran).kind).toBe("not-quran");
  });
});

test("an altered verse has the verified text with it", () => {
  const text = first.replace(/\S+$/, "واحد");
  const match = matchSeen({ text, reference: { surah: 112, ayah: 1 } }, quran);
  expect(match).toMatchObject({ kind: "altered", verified: first });
});
