// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { drawImageCard, type PictureWords } from "#app/browser/image-card.ts";
import { downloadImage } from "#app/browser/share.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { PictureSheet } from "./picture-sheet.tsx";

vi.mock("#app/browser/image-card.ts", async (original) => ({
  ...(await original()),
  drawImageCard: vi.fn(),
}));
vi.mock("#app/browser/share.ts", async (original) => ({ ...(await original()), downloadImage: vi.fn() }));

const { wrapper, toast } = await inEnglish("picture", "shell");
const picture = new Blob(["png"], { type: "image/png" });
const verse: PictureWords = {
  arabic: "a",
  isQuran: true,
  translation: "t",
  source: "Surah Al-Ikhlas 112:2",
  language: "en",
  direction: "ltr",
};
const show = (words: PictureWords | undefined, problem?: string) =>
  render(
    <PictureSheet words={words} name="quran-112-2" problem={problem} isOpen onClose={() => undefined} />,
    {
      wrapper,
    },
  );
const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });
const press = async (name: string) => {
  const found = await button(name);
  await waitFor(() => expect(found.disabled).toBe(false));
  fireEvent.click(found);
};

beforeEach(() => void vi.mocked(drawImageCard).mockResolvedValue(picture));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the picture of a text", () => {
  test("of the Quran names the edition of the text and the translator", async () => {
    show(verse);
    await screen.findByRole("img", { name: "Preview of the image" });
    expect(drawImageCard).toHaveBeenCalledWith(
      {
        ...verse,
        edition:
          "Text: \u2068Tanzil Quran Text, Uthmani, version 1.1 (Hafs, Madinah mushaf)\u2069\nTranslation: \u2068Saheeh International\u2069",
        product: "Riwaq",
      },
      { theme: "night", shape: "square" },
    );
  });

  test("names the translator of an imported translation, and both of two", async () => {
    show({ ...verse, second: { text: "u", language: "ur" }, translators: ["Nobody", "Somebody"] });
    await waitFor(() => expect(drawImageCard).toHaveBeenCalled());
    expect(vi.mocked(drawImageCard).mock.calls[0]?.[0].edition?.split("\n").slice(1)).toEqual([
      "Translation: \u2068Nobody\u2069",
      "Translation: \u2068Somebody\u2069",
    ]);
  });

  test("names the edition of the Arabic alone where there is no translation, and none of other texts", async () => {
    show({ ...verse, translation: undefined, language: "ar", direction: "rtl" });
    await waitFor(() => expect(drawImageCard).toHaveBeenCalled());
    expect(vi.mocked(drawImageCard).mock.calls[0]?.[0].edition).toMatch(/^Text: [^\n]+$/);
    cleanup();
    vi.mocked(drawImageCard).mockClear();
    show({ ...verse, isQuran: false });
    await waitFor(() => expect(drawImageCard).toHaveBeenCalled());
    expect(vi.mocked(drawImageCard).mock.calls[0]?.[0].edition).toBeUndefined();
  });

  test("is drawn again for another colour and shape", async () => {
    show(verse);
    fireEvent.click(await button("Paper"));
    fireEvent.click(await button("Story"));
    await waitFor(() =>
      expect(vi.mocked(drawImageCard).mock.calls.at(-1)?.[1]).toEqual({ theme: "paper", shape: "story" }),
    );
  });

  test("takes a longer shape where the chosen one is too short for the text, and says so", async () => {
    vi.mocked(drawImageCard).mockImplementation(async (_, { shape }) =>
      shape === "long" ? picture : undefined,
    );
    show(verse);
    expect(await screen.findByText(/as long as it needs/)).toBeDefined();
  });

  test("is saved under its name", async () => {
    show(verse);
    await press("Save");
    expect(downloadImage).toHaveBeenCalledWith(picture, "quran-112-2.png");
  });

  test("is copied as PNG", async () => {
    const copied: unknown[] = [];
    vi.stubGlobal(
      "ClipboardItem",
      class {
        constructor(items: unknown) {
          copied.push(items);
        }
      },
    );
    vi.spyOn(navigator.clipboard, "write").mockResolvedValue();
    show(verse);
    await press("Copy");
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ title: "Image copied" }));
    expect(copied).toEqual([{ "image/png": picture }]);
    expect(downloadImage).not.toHaveBeenCalled();
  });

  test("is downloaded where the browser cannot copy pictures, and the toast says so", async () => {
    vi.stubGlobal("ClipboardItem", undefined);
    show(verse);
    await press("Copy");
    await waitFor(() => expect(downloadImage).toHaveBeenCalledWith(picture, "quran-112-2.png"));
    expect(toast).toHaveBeenCalledWith({
      title: "This browser can’t copy images, so the image was downloaded.",
    });
  });

  test("that cannot be drawn says so, and nothing can be saved or copied", async () => {
    for (const draw of [async () => undefined, async () => Promise.reject(new Error("no canvas"))]) {
      vi.mocked(drawImageCard).mockImplementation(draw);
      show(verse);
      expect(await screen.findByText("The image could not be made")).toBeDefined();
      for (const name of ["Save", "Copy"]) expect((await button(name)).disabled).toBe(true);
      cleanup();
    }
  });

  test("of a text that is withheld says why, and nothing is drawn", async () => {
    show(undefined, "Altered verses: 4");
    expect(await screen.findByText("Altered verses: 4")).toBeDefined();
    expect(drawImageCard).not.toHaveBeenCalled();
  });
});
