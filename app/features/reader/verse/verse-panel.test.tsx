// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { VerseActions } from "#app/features/reader/actions/use-verse-actions.ts";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import type { VerseLinks } from "#app/features/reader/verse/verse-view.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { VerseDetails } from "./verse-details.tsx";

const readWords = vi.hoisted(() => vi.fn<(read: unknown, surah: number) => Promise<unknown>>());
vi.mock("#content/quran/index.ts", async (original) => ({ ...(await original<object>()), readWords }));

const { wrapper, toast } = await inEnglish("shell", "reader", "mushaf");

const reading: Reading = {
  place: { surah: 112, ayah: 1, isVerseRequested: false },
  surah: { number: 112, arabicName: "", revelation: "meccan", ayahs: 4 },
  name: { number: 112, name: "Al-Ikhlas" },
  window: { from: 1, to: 4 },
  arabic: ["a1", "a2", "a3", "a4"],
  hash: null,
  translation: null,
  edition: null,
  second: null,
  secondEdition: null,
  transliteration: null,
};
const words = (ayah: number, count: number) =>
  Array.from({ length: count }, (_, at) => [`ع${at}`, `gloss ${ayah}.${at + 1}`, `latin ${at}`]);
const doNothing = vi.fn();
const actions: VerseActions = {
  play: doNothing,
  mark: doNothing,
  copy: doNothing,
  share: doNothing,
  goTo: doNothing,
  open: doNothing,
};
const ready = vi.fn(() => Promise.resolve());
const links: VerseLinks = {
  Rows: ({ hasTafsir }) => <p>{hasTafsir ? "rows without tafsir" : "rows"}</p>,
  Tafsir: Object.assign(({ verse }: { verse: { ayah: number } }) => <p>{`tafsir of ${verse.ayah}`}</p>, {
    ready,
  }),
};

type Opened = { readonly surah: number; readonly ayah: number; readonly isOpen: boolean };

/** The part of an open reader that the panel uses. */
function Panel({ opened, current }: { readonly opened?: Opened; readonly current?: number }) {
  const reader = { sheet: opened, current, reading, actions, closeSheet, view: { variant: "digital" } };
  return <VerseDetails reader={reader as never} links={links} isBeside />;
}
const closeSheet = vi.fn();

const third = { surah: 112, ayah: 3, isOpen: true } as const;
const title = () => screen.getByRole("heading", { level: 2 });

async function openThird() {
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  const shown = render(<Panel opened={third} />, { wrapper });
  await screen.findByRole("complementary", { name: "Al-Ikhlas 112:3" });
  return { ...shown, button };
}

beforeEach(() => {
  readWords.mockReset();
  readWords.mockResolvedValue([words(1, 4), words(2, 2), words(3, 12), words(4, 3)]);
  closeSheet.mockReset();
  toast.mockReset();
  ready.mockReset();
  ready.mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test("until a verse is opened the panel says how, under a name of its own, and takes no focus", async () => {
  render(<Panel />, { wrapper });
  const panel = await screen.findByRole("complementary", { name: "About the verse" });
  expect(panel.textContent).toContain("Open a verse");
  expect(document.activeElement).toBe(document.body);
  expect(readWords).not.toHaveBeenCalled();
});

test("an opened verse takes the focus to its title, and Escape gives it back to where it was", async () => {
  const { button } = await openThird();
  await waitFor(() => expect(document.activeElement).toBe(title()));
  fireEvent.keyDown(title(), { key: "Escape" });
  expect(closeSheet).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button);
});

test("the first words are shown, and all of them when asked for", async () => {
  await openThird();
  const list = await screen.findByRole("region", { name: "Word by word" });
  await within(list).findByText("gloss 3.6");
  expect(within(list).getAllByRole("listitem")).toHaveLength(6);
  fireEvent.click(screen.getByRole("button", { name: "All 12 words" }));
  expect(within(list).getAllByRole("listitem")).toHaveLength(12);
});

test("it follows the chosen verse without taking the focus, but not while a note is written", async () => {
  const { rerender, button } = await openThird();
  button.focus();
  rerender(<Panel opened={third} current={4} />);
  expect(title().textContent).toBe("Al-Ikhlas 112:4");
  expect(document.activeElement).toBe(button);
  fireEvent.click(screen.getByRole("tab", { name: "Notes" }));
  act(() => screen.getByRole("textbox", { name: "Your note" }).focus());
  rerender(<Panel opened={third} current={2} />);
  expect(title().textContent).toBe("Al-Ikhlas 112:4");
});

test("words that do not load can be asked for again, offline with its reason", async () => {
  readWords.mockRejectedValue(new TypeError("offline"));
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await openThird();
  expect((await screen.findByRole("alert")).textContent).toContain("You are offline");
  online.mockReturnValue(true);
  readWords.mockResolvedValue([[], [], words(3, 2), []]);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("gloss 3.2")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  online.mockRestore();
});

test("the commentary is shown once its code has come, and a message where it does not", async () => {
  await openThird();
  ready.mockRejectedValueOnce(new TypeError("no network"));
  await act(async () => fireEvent.click(screen.getByRole("tab", { name: "Tafsir" })));
  expect(toast).toHaveBeenCalledOnce();
  expect(screen.getByRole("tab", { name: "Words" }).getAttribute("aria-selected")).toBe("true");
  await act(async () => fireEvent.click(screen.getByRole("tab", { name: "Tafsir" })));
  expect(screen.getByText("tafsir of 3")).toBeTruthy();
  fireEvent.click(screen.getByRole("tab", { name: "More" }));
  expect(screen.getByText("rows without tafsir")).toBeTruthy();
});

test("a word is recited at a press and the next by one button, and nothing is asked for before", async () => {
  const asked: string[] = [];
  class Sound extends EventTarget {
    constructor(address: string) {
      super();
      asked.push(new URL(address).pathname);
      sounds.push(this);
    }
    play = () => Promise.resolve();
    pause = () => undefined;
  }
  const sounds: Sound[] = [];
  vi.stubGlobal("Audio", Sound);
  readWords.mockResolvedValue([[], [], words(3, 12), []]);
  await openThird();
  const next = await screen.findByRole("button", { name: "Next word" });
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: /gloss 3\.6/ }));
  expect(screen.queryByText("gloss 3.7")).toBeNull();
  fireEvent.click(next);
  expect(screen.getByText("gloss 3.7").closest("li")?.getAttribute("aria-current")).toBe("true");
  expect(asked).toEqual(["/wbw/112_003_006.mp3", "/wbw/112_003_007.mp3"]);
  // Where neither host answers, the words are plain but for the one that was pressed.
  act(() => sounds.at(-1)?.dispatchEvent(new Event("error")));
  act(() => sounds.at(-1)?.dispatchEvent(new Event("error")));
  expect(screen.getByText("The recitation of this word does not come.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /gloss 3\.6/ })).toBeNull();
  expect(screen.getByRole("button", { name: /gloss 3\.7/ })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(next.textContent).toBe("Next word");
  expect(screen.getByRole("button", { name: /gloss 3\.6/ })).toBeTruthy();
  vi.unstubAllGlobals();
});

test("the sheet of a verse on a page adds its mark, as the list of verses does", async () => {
  const dialog = HTMLDialogElement.prototype;
  vi.spyOn(dialog, "showModal").mockImplementation(function (this: HTMLDialogElement) {
    this.open = true;
  });
  const mark = vi.fn();
  const sheet = (marked: readonly string[]) => {
    const reader = {
      sheet: third,
      reading,
      actions: { ...actions, mark },
      closeSheet,
      marked,
      isPaged: true,
    };
    const shown = { ...reader, view: { variant: "digital" } };
    return <VerseDetails reader={shown as never} links={links} isBeside={false} />;
  };
  const { rerender } = render(sheet(["112:1"]), { wrapper });
  fireEvent.click(await screen.findByRole("button", { name: "Add verse 3 to favorites" }));
  expect(mark).toHaveBeenCalledExactlyOnceWith(3);
  rerender(sheet(["112:1", "112:3"]));
  const marked = screen.getByRole("button", { name: "Remove verse 3 from favorites" });
  expect(marked.getAttribute("aria-pressed")).toBe("true");
});
