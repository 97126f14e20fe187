import { expect, test } from "vitest";
import { askerLanguage } from "./asker-language.ts";

test("a question in Arabic letters is answered in Arabic, whichever language the page has", () => {
  expect(askerLanguage("ما معنى الصمد", "en")).toBe("ar");
  expect(askerLanguage("What is the meaning of الصمد?", "en")).toBe("en");
  expect(askerLanguage("الصمد کا مطلب کیا ہے", "ur")).toBe("ur");
  expect(askerLanguage("الصمد کا مطلب کیا ہے", "en")).toBe("ur");
});
