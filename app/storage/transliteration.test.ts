import { afterEach, describe, expect, test, vi } from "vitest";
import { languages } from "#domain/language.ts";
import { showsLatinLetters, storedLatinLetters } from "./transliteration.ts";

afterEach(() => vi.unstubAllGlobals());

function store(text: string | null): void {
  vi.stubGlobal("localStorage", { getItem: () => text, setItem: () => undefined });
}

describe("Latin letters under Arabic", () => {
  test("are off in the Arabic interface and on in the others until someone chooses", () => {
    store(null);
    for (const language of languages)
      expect(showsLatinLetters(storedLatinLetters.read(), language), language).toBe(language !== "ar");
  });

  test("stay as a person chose them, in every language", () => {
    for (const [text, isShown] of [
      ["on", true],
      ["off", false],
    ] as const) {
      store(text);
      for (const language of languages)
        expect(showsLatinLetters(storedLatinLetters.read(), language), `${language} ${text}`).toBe(isShown);
    }
  });

  test("are as if nothing were chosen where something else is stored", () => {
    store("maybe");
    expect(storedLatinLetters.read()).toBeNull();
  });

  test("can be hidden in further languages of Arabic script", () => {
    expect(showsLatinLetters(null, "ur", ["ar", "ur"])).toBe(false);
    expect(showsLatinLetters(true, "ur", ["ar", "ur"])).toBe(true);
  });
});
