import { expect, test } from "vitest";
import { hijriDayText } from "./hijri-day-text.ts";

test("a Hijri day is told by our own reckoning, in each language's names and digits", () => {
  expect(hijriDayText({ year: 1448, month: 7, day: 21 }, "en")).toBe("21 Rajab 1448");
  expect(hijriDayText({ year: 1451, month: 9, day: 1 }, "ar")).toBe("١ رمضان ١٤٥١");
  expect(hijriDayText({ year: 1448, month: 7, day: 21 }, "ur")).toMatch(/^۲۱ رجب ۱۴۴۸$/);
});
