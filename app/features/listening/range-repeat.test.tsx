// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { publishRecitation, readRecitation } from "#app/audio/recitation-store.ts";
import { userData } from "#app/storage/user-data/user-data.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { RangeRepeat } from "./range-repeat.tsx";
import { type RepeatPreset, readPresets, withPreset } from "./repeat-presets.ts";

const player = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock("#app/audio/open-player.ts", () => ({ sendToPlayer: vi.fn(), openPlayer: async () => player }));

const { wrapper } = await inEnglish("player");
const lastRounds = () => player.send.mock.calls.findLast(([request]) => request.type === "rounds")?.[0];
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test("how a range was repeated is kept, offered next time, used by one press and removed", async () => {
  publishRecitation({ ...readRecitation(), speed: 1.25 });
  render(<RangeRepeat surah={67} ayah={3} />, { wrapper });
  choose("Each verse", "2");
  choose("The range", "5");
  choose("Pause between rounds", "10");
  fireEvent.click(screen.getByRole("button", { name: "Repeat these verses" }));
  const name = "Each verse: 2 times · range: 5 times · pause: 10 seconds · speed: 1.25×";
  await waitFor(() => expect(screen.getByRole("button", { name })).toBeTruthy());
  expect(lastRounds()).toEqual({ type: "rounds", from: 3, to: 5, each: 2, times: 5, pause: 10 });
  await act(() => userData.settled());
  cleanup();

  vi.clearAllMocks();
  publishRecitation({ ...readRecitation(), speed: 1 });
  render(<RangeRepeat surah={112} ayah={1} />, { wrapper });
  fireEvent.click(screen.getByRole("button", { name }));
  await waitFor(() => expect(lastRounds()).toMatchObject({ from: 1, to: 3, each: 2, times: 5, pause: 10 }));
  expect(player.send).toHaveBeenCalledWith({ type: "speed", speed: 1.25 });
  fireEvent.click(screen.getByRole("button", { name: `Remove “${name}”` }));
  await waitFor(() => expect(screen.queryByRole("button", { name })).toBeNull());
});

test("the combination used last comes first, none twice and five at most, and what does not fit is left out", () => {
  const preset = (each: number): RepeatPreset => ({ each, times: 3, pause: 2, speed: 1 });
  const all = [1, 2, 3, 5, 7, 10, 3].reduce<RepeatPreset[]>(
    (saved, each) => withPreset(saved, preset(each)),
    [],
  );
  expect(all.map(({ each }) => each)).toEqual([3, 10, 7, 5, 2]);
  expect(readPresets([preset(2), { ...preset(2), pause: 999 }, "x"])).toEqual([preset(2)]);
  expect(readPresets("x")).toBeUndefined();
});
