// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openPlayer } from "#app/audio/open-player.ts";
import { publishRecitation } from "#app/audio/recitation-store.ts";
import { verseReciterOf } from "#content/reciters/index.ts";
import { silence } from "#domain/recitation/recitation.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { VerseOfDayCard } from "./verse-of-day-card.tsx";

vi.mock("#app/audio/open-player.ts");

const { wrapper } = await inEnglish("home", "shell");
const verses = [
  { arabic: "a5", translation: "t5" },
  { arabic: "a6", translation: "t6" },
];
const passage = { surah: 94, surahName: "Ash-Sharh", from: 5, verses, edition: "en" } as const;
const send = vi.fn();
const recording = verseReciterOf(undefined);
const address = { host: "", url: "", sendsCors: false };

/** The player at a verse of the surah. */
const recite = (ayah: number) =>
  act(() =>
    publishRecitation({
      ...silence,
      recording,
      status: "playing",
      current: { turn: 1, passage: { part: "verse", surah: 94, ayah }, address },
    }),
  );
const press = (name: RegExp) => fireEvent.click(screen.getByRole("button", { name }));

afterEach(() => {
  cleanup();
  publishRecitation(silence);
  vi.clearAllMocks();
});

test("recites the passage to its end, and pauses at any of its verses but at no other", async () => {
  vi.mocked(openPlayer).mockResolvedValue({ send } as never);
  render(<VerseOfDayCard passage={passage} />, { wrapper });
  press(/^Play/);
  await waitFor(() =>
    expect(send).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: "start", surah: 94, ayah: 5, to: 6, continues: true }),
    ),
  );
  recite(6);
  press(/^Pause/);
  await waitFor(() => expect(send).toHaveBeenLastCalledWith({ type: "toggle" }));
  recite(7);
  press(/^Play/);
  await waitFor(() =>
    expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ type: "start", ayah: 5, to: 6 })),
  );
});
