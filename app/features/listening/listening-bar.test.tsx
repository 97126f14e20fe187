// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendToPlayer } from "#app/audio/open-player.ts";
import { publishRecitation, readRecitation } from "#app/audio/recitation-store.ts";
import { loadSurahNames } from "#content/quran/index.ts";
import { verseReciterOf } from "#content/reciters/index.ts";
import { type Recitation, silence } from "#domain/recitation/recitation.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { ListeningBar } from "./listening-bar.tsx";

const player = vi.hoisted(() => ({ nameWith: vi.fn(), between: vi.fn() }));
vi.mock("#app/audio/open-player.ts", () => ({
  sendToPlayer: vi.fn(async () => undefined),
  openPlayer: async () => player,
}));

const names = await loadSurahNames("en");
const { wrapper, toast } = await inEnglish("player");

const playing: Recitation = {
  ...silence,
  recording: verseReciterOf("alafasy"),
  range: { surah: 67, from: 1, to: 30 },
  current: {
    turn: 1,
    passage: { surah: 67, ayah: 3, part: "verse" },
    address: { host: "a.example", url: "https://a.example/1.mp3", sendsCors: true },
  },
  status: "playing",
};
const publish = (change: Partial<Recitation>) =>
  act(() => publishRecitation({ ...readRecitation(), ...change }));
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  publishRecitation(playing);
  render(<ListeningBar surahNames={names} />, { wrapper });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test("the bar names the verse and the reciter, and gives the same to the lock screen", async () => {
  expect(screen.getByText("Al-Mulk, verse 3 of 30")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("Mishary Rashid Alafasy");
  await waitFor(() =>
    expect(player.nameWith).toHaveBeenLastCalledWith({
      title: "Al-Mulk, verse 3",
      artist: "Mishary Rashid Alafasy",
    }),
  );
});

test("the position is said as the verse and the time in it", () => {
  publish({ duration: 40, position: 10 });
  const slider = screen.getByRole("slider", { name: "Position" });
  expect(slider.getAttribute("aria-valuetext")).toBe("Verse 3, 0:10 of 0:40");
  expect(screen.getByText("0:10 / 0:40")).toBeTruthy();
  const whole = { surah: 67, ayah: 0, part: "surah" } as const;
  publish({ current: playing.current && { ...playing.current, passage: whole } });
  expect(slider.getAttribute("aria-valuetext")).toBe("0:10 of 0:40");
});

test("its buttons pause, step and stop, and the state says what is going on", () => {
  fireEvent.click(button("Pause"));
  fireEvent.click(button("Next"));
  fireEvent.click(button("Stop and close the player"));
  expect(vi.mocked(sendToPlayer).mock.calls.map(([request]) => request.type)).toEqual([
    "toggle",
    "next",
    "stop",
  ]);
  publish({ status: "paused" });
  expect(button("Play")).toBeTruthy();
  publish({ status: "resting", isListenAndRepeat: true });
  expect(screen.getByRole("status").textContent).toBe("Your turn to repeat");
});

test("the settings are a sheet in which every slider is named, and a reciter is chosen there", () => {
  expect(screen.queryByLabelText("Reciter")).toBeNull();
  fireEvent.click(button("Player settings"));
  expect(screen.getByRole("dialog", { name: "Player settings" })).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Reciter"), { target: { value: "husary" } });
  expect(vi.mocked(sendToPlayer).mock.lastCall?.[0]).toMatchObject({
    type: "reciter",
    recording: { id: "husary" },
  });
  fireEvent.change(screen.getByLabelText("Speed"), { target: { value: "1.5" } });
  expect(vi.mocked(sendToPlayer).mock.lastCall?.[0]).toEqual({ type: "speed", speed: 1.5 });
  expect(screen.getAllByRole("slider").map((slider) => slider.getAttribute("aria-label"))).toEqual([
    "Position",
    "Position",
    "Volume",
  ]);
  for (const name of ["Position", "Volume"]) expect(screen.getByText(name)).toBeTruthy();
  fireEvent.click(button("Close"));
  expect(screen.queryByLabelText("Reciter")).toBeNull();
});

test("the repeat button says what is repeated, and goes from none to this verse to all", () => {
  for (const [repeat, name, next] of [
    ["none", "Repeat: None", "one"],
    ["one", "Repeat: This verse", "all"],
    ["all", "Repeat: All verses", "none"],
  ] as const) {
    publish({ repeat });
    fireEvent.click(button(name));
    expect(vi.mocked(sendToPlayer).mock.lastCall?.[0]).toEqual({ type: "repeat", repeat: next });
  }
});

test("each failure is shown in one toast", async () => {
  publish({ status: "failed", notice: { id: 1 } });
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
  publish({ status: "loading" });
  publish({ status: "failed" });
  expect(toast).toHaveBeenCalledTimes(1);
  expect(toast.mock.lastCall?.[0]).toMatchObject({ title: "Playback Error", variant: "destructive" });
  publish({ notice: { id: 2 } });
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(2));
});
