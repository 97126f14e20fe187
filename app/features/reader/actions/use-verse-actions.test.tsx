// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { drawImageCard } from "#app/browser/image-card.ts";
import { downloadImage } from "#app/browser/share.ts";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import { VerseButtons } from "#app/features/reader/verse/verse-buttons.tsx";
import { inEnglish } from "#tests/support/in-english.tsx";
import { CompleteActions } from "./complete-actions.tsx";
import { useVerseActions, type VerseActions } from "./use-verse-actions.ts";

vi.mock("#app/browser/image-card.ts", () => ({ drawImageCard: vi.fn() }));
vi.mock("#app/browser/share.ts", async (original) => ({ ...(await original()), downloadImage: vi.fn() }));

const { wrapper, toast } = await inEnglish("reader", "shell");
const picture = new Blob(["png"], { type: "image/png" });
const reading: Reading = {
  place: { surah: 112, ayah: 1, isVerseRequested: false },
  surah: { number: 112, arabicName: "", revelation: "meccan", ayahs: 4 },
  name: { number: 112, name: "Al-Ikhlas" },
  window: { from: 2, to: 4 },
  arabic: ["a2", "a3", ""],
  hash: null,
  translation: ["t2", "t3", "t4"],
  edition: "en",
  second: null,
  secondEdition: null,
  transliteration: null,
};
const readerActions = { play: vi.fn(), mark: vi.fn(), goTo: vi.fn(), open: vi.fn() };

/** A browser whose clipboard takes pictures, or refuses them. */
function clipboard({ takesPictures }: { readonly takesPictures: boolean }) {
  const copied: unknown[] = [];
  vi.stubGlobal(
    "ClipboardItem",
    class {
      readonly items: Record<string, Promise<Blob>>;
      constructor(items: Record<string, Promise<Blob>>) {
        this.items = items;
      }
    },
  );
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
  vi.spyOn(navigator.clipboard, "write").mockImplementation(async (items) => {
    if (!takesPictures) throw new DOMException("no", "NotAllowedError");
    for (const item of items as unknown as { items: Record<string, Promise<Blob>> }[])
      for (const [type, blob] of Object.entries(item.items)) copied.push([type, await blob]);
  });
  return copied;
}

const actionsOf = (shown = reading) =>
  renderHook(() => useVerseActions(shown, readerActions), { wrapper }).result.current;
const shownToast = () => toast.mock.calls.at(-1)?.[0];

beforeEach(() => void vi.mocked(drawImageCard).mockResolvedValue(picture));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the picture of a verse", () => {
  test("is put on the clipboard as PNG, with the verse, its translation and its place", async () => {
    const copied = clipboard({ takesPictures: true });
    actionsOf().copyPicture(2);
    await waitFor(() => expect(toast).toHaveBeenCalled());
    expect(copied).toEqual([["image/png", picture]]);
    expect(drawImageCard).toHaveBeenCalledWith({
      arabic: "a2",
      isQuran: true,
      translation: "t2",
      source: "Surah Al-Ikhlas 112:2",
      product: "Riwaq",
      language: "en",
      direction: "ltr",
    });
    expect(shownToast()).toEqual({ title: "Copied", description: "Image copied to clipboard" });
    expect(downloadImage).not.toHaveBeenCalled();
  });

  test("numbers the verses of a range", async () => {
    clipboard({ takesPictures: true });
    actionsOf().copyPicture(2, 3);
    await waitFor(() => expect(drawImageCard).toHaveBeenCalled());
    expect(vi.mocked(drawImageCard).mock.calls[0]?.[0]).toMatchObject({
      arabic: "a2\u00a0\u06dd٢ a3\u00a0\u06dd٣",
      translation: "t2 t3",
      source: "Surah Al-Ikhlas 112:2-3",
    });
  });

  test("is requested from the clipboard before it is drawn, as Safari demands", () => {
    clipboard({ takesPictures: true });
    actionsOf().copyPicture(2);
    expect(navigator.clipboard.write).toHaveBeenCalledTimes(1);
    expect(drawImageCard).not.toHaveBeenCalled();
  });

  test("is downloaded where the browser cannot copy pictures, and the toast says so", async () => {
    clipboard({ takesPictures: false });
    actionsOf().copyPicture(2);
    await waitFor(() => expect(downloadImage).toHaveBeenCalledWith(picture, "quran-112-2.png"));
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: "This browser can’t copy images, so the image was downloaded.",
      }),
    );
  });

  test("is downloaded where the browser has no clipboard for pictures at all", async () => {
    clipboard({ takesPictures: true });
    vi.stubGlobal("ClipboardItem", undefined);
    actionsOf().copyPicture(2);
    await waitFor(() => expect(downloadImage).toHaveBeenCalled());
  });

  test("that cannot be drawn has its toast, and nothing is downloaded", async () => {
    clipboard({ takesPictures: true });
    const outcomes = [async () => undefined, async () => Promise.reject(new Error("no canvas"))];
    for (const draw of outcomes) {
      vi.mocked(drawImageCard).mockImplementationOnce(draw);
      toast.mockClear();
      actionsOf().copyPicture(2);
      await waitFor(() =>
        expect(shownToast()).toEqual({ variant: "destructive", title: "The image could not be made" }),
      );
    }
    expect(downloadImage).not.toHaveBeenCalled();
  });

  test("is not made of a verse that is not the published one", async () => {
    const copied = clipboard({ takesPictures: true });
    actionsOf().copyPicture(4);
    await waitFor(() => expect(shownToast()).toMatchObject({ description: "Altered verses: 4" }));
    expect(copied).toEqual([]);
    expect(drawImageCard).not.toHaveBeenCalled();
  });
});

describe("the actions of a verse", () => {
  test("copy its text and say so", async () => {
    const copied = clipboard({ takesPictures: true });
    actionsOf().copy(2);
    await waitFor(() => expect(shownToast()).toMatchObject({ description: "Verse copied to clipboard" }));
    expect(copied).toEqual(["a2\nt2\nSurah Al-Ikhlas 112:2"]);
  });

  test("say that the browser did not allow copying", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
    actionsOf().copy(2);
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ variant: "destructive", title: "Error sharing" }),
    );
  });

  test("keep their identity while they do what the latest reading and reader say", async () => {
    const copied = clipboard({ takesPictures: true });
    const { result, rerender } = renderHook(({ shown }) => useVerseActions(shown, readerActions), {
      wrapper,
      initialProps: { shown: reading },
    });
    const first = result.current;
    rerender({ shown: { ...reading, arabic: ["b2", "b3", "b4"] } });
    expect(result.current).toBe(first);
    first.copy(2);
    await waitFor(() => expect(copied).toEqual(["b2\nt2\nSurah Al-Ikhlas 112:2"]));
  });
});

describe("the buttons of a verse", () => {
  const actions: VerseActions = { ...readerActions, copy: vi.fn(), copyPicture: vi.fn(), share: vi.fn() };
  const shown = { fontSize: "large", hasTranslation: true, hasTransliteration: false } as const;
  const button = (name: string) => screen.getByRole("button", { name });
  const names = () => screen.getAllByRole("button").map((element) => element.getAttribute("aria-label"));

  test("of the digital mushaf play it, make it a favorite and copy its picture", () => {
    const view = { ...shown, variant: "digital" } as const;
    render(
      <VerseButtons ayah={2} number="2" view={view} actions={actions} isPlaying={false} isMarked={false} />,
      { wrapper },
    );
    expect(names()).toEqual(["Play verse 2", "Add verse 2 to favorites", "Copy an image of verse 2"]);
    act(() => fireEvent.click(button("Copy an image of verse 2")));
    expect(actions.copyPicture).toHaveBeenCalledWith(2);
  });

  test("of the complete reader bookmark, copy, share and open it too", () => {
    const view = { ...shown, variant: "complete", More: CompleteActions } as const;
    render(<VerseButtons ayah={2} number="2" view={view} actions={actions} isPlaying isMarked />, {
      wrapper,
    });
    expect(names()).toEqual([
      "Pause verse 2",
      "Remove the bookmark of verse 2",
      "Copy an image of verse 2",
      "Copy verse 2",
      "Share verse 2",
      "Words, label and note of verse 2",
    ]);
    for (const name of ["Copy verse 2", "Share verse 2", "Words, label and note of verse 2"])
      act(() => fireEvent.click(button(name)));
    expect(actions.copy).toHaveBeenCalledWith(2);
    expect(actions.share).toHaveBeenCalledWith(2);
    expect(actions.open).toHaveBeenCalledWith(2);
  });
});
