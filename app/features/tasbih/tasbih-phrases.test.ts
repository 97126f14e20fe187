import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { loadTasbihTexts } from "./tasbih-phrases.ts";

test.each(languages)(
  "the sequence after prayer is three times thirty-three and one, in %s",
  async (language) => {
    const { phrases, afterPrayer } = await loadTasbihTexts(language);
    expect(phrases.map(({ target }) => target)).toEqual([33, 33, 34, 100, 100]);
    expect(afterPrayer.map(({ target }) => target)).toEqual([33, 33, 33, 1]);
    for (const { text, sources } of afterPrayer) {
      expect(text).not.toBe("");
      expect(sources?.[0]).toMatchObject({ id: "muslim", number: "597" });
    }
  },
);
