// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import { VerseButtons } from "#app/features/reader/verse/verse-card.tsx";
import { inEnglish } from "#tests/support/in-english.tsx";
import { CompleteActions } from "./complete-actions.tsx";
import { useVerseActions, type VerseActions } from "./use-verse-actions.ts";

const { wrapper, toast } = await inEnglish("reader", "shell");
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

/** What the clipboard was given. */
function clipboard() {
  const copied: unknown[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
  return copied;
}

const actionsOf = (shown = reading) =>
  renderHook(() => useVerseActions(shown, readerActions), { wrapper }).result.current;
const shownToast = () => toast.mock.calls.at(-1)?.[0];

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the actions of a verse", () => {
  test("copy its text and say so", async () => {
    const copied = clipboard();
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
    const copied = clipboard();
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
  const actions: VerseActions = { ...readerActions, copy: vi.fn(), share: vi.fn() };
  const shown = { fontSize: "large", hasTranslation: true, hasTransliteration: false } as const;
  const button = (name: string) => screen.getByRole("button", { name });
  const names = () => screen.getAllByRole("button").map((element) => element.getAttribute("aria-label"));

  test("of the digital mushaf play it, make it a favorite and open it", () => {
    const view = { ...shown, variant: "digital" } as const;
    render(
      <VerseButtons ayah={2} number="2" view={view} actions={actions} isPlaying={false} isMarked={false} />,
      { wrapper },
    );
    expect(names()).toEqual(["Play verse 2", "Add verse 2 to favorites", "Words, label and note of verse 2"]);
    act(() => fireEvent.click(button("Words, label and note of verse 2")));
    expect(actions.open).toHaveBeenCalledWith(2);
  });

  test("of the complete reader bookmark, copy, share and open it too", () => {
    const view = { ...shown, variant: "complete", More: CompleteActions } as const;
    render(<VerseButtons ayah={2} number="2" view={view} actions={actions} isPlaying isMarked />, {
      wrapper,
    });
    expect(names()).toEqual([
      "Pause verse 2",
      "Remove the bookmark of verse 2",
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
