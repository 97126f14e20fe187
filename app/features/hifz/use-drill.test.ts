// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { publishRecitation, readRecitation } from "#app/audio/recitation-store.ts";
import { verseReciterOf } from "#content/reciters/index.ts";
import { type Recitation, silence } from "#domain/recitation/recitation.ts";
import type { RecitationRequest } from "#domain/recitation/recitation-event.ts";
import { type Drill, useDrill } from "./use-drill.ts";

const { send, openPlayer } = vi.hoisted(() => ({
  send: vi.fn<(request: RecitationRequest) => void>(),
  openPlayer: vi.fn(),
}));
vi.mock("#app/audio/open-player.ts", () => ({
  openPlayer,
  sendToPlayer: async (request: RecitationRequest) => send(request),
}));

const drill: Drill = { surah: 112, from: 1, to: 2, order: "stacked", times: 1, hasPause: true };
const onPlayed = vi.fn();
const onFailed = vi.fn();
const publish = (change: Partial<Recitation>) => publishRecitation({ ...readRecitation(), ...change });
const rounds = () => send.mock.calls.flatMap(([request]) => (request.type === "start" ? [request] : []));
const repeats = () =>
  send.mock.calls.flatMap(([request]) => (request.type === "listenAndRepeat" ? [request.isOn] : []));

/** Plays a round as the player does: the range is set, and the verse has a turn of its own. */
let turn = 0;
function playFrom(request: RecitationRequest): void {
  if (request.type !== "start" || request.to === undefined) return;
  turn += 1;
  const ayah = request.ayah ?? 1;
  publish({
    recording: request.recording,
    status: "playing",
    range: { surah: request.surah, from: ayah, to: request.to },
    current: {
      turn,
      passage: { surah: request.surah, ayah, part: "verse" },
      address: { host: "a.example", url: "https://a.example/1.mp3", sendsCors: true },
    },
  });
}
const endRound = () => act(async () => publish({ status: "ended" }));

async function startDrill() {
  const { result } = renderHook(() => useDrill(onPlayed, onFailed));
  await act(async () => result.current.start(drill));
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  return result;
}

beforeEach(() => {
  publishRecitation(silence);
  send.mockReset();
  send.mockImplementation(playFrom);
  openPlayer.mockResolvedValue({ send });
  onPlayed.mockClear();
  onFailed.mockClear();
});
afterEach(cleanup);

test("each round that ends starts the next, and the last one ends the drill", async () => {
  const result = await startDrill();
  expect(rounds()).toMatchObject([{ surah: 112, ayah: 1, to: 1, continues: true }]);
  await endRound();
  await vi.waitFor(() => expect(rounds()).toHaveLength(2));
  expect(rounds()[1]).toMatchObject({ ayah: 1, to: 2 });
  expect(result.current.running?.place).toEqual({ step: 1, round: 0 });
  await endRound();
  expect(result.current.running).toBeUndefined();
  expect(onPlayed).toHaveBeenCalledTimes(2);
});

test("its pauses are the drill's own, and end with it", async () => {
  const result = await startDrill();
  expect(repeats()).toEqual([true]);
  await act(async () => result.current.stop());
  expect(repeats()).toEqual([true, false]);
  expect(result.current.running).toBeUndefined();
});

test("it waits while the player is paused or at something else, and then resumes the same round", async () => {
  const result = await startDrill();
  expect(result.current.isWaiting).toBe(false);
  act(() => publish({ status: "paused" }));
  expect(result.current.isWaiting).toBe(true);
  act(() =>
    publish({ status: "ended", range: { surah: 2, from: 1, to: 5 }, recording: verseReciterOf("husary") }),
  );
  expect(onPlayed).not.toHaveBeenCalled();
  expect(result.current.isWaiting).toBe(true);
  await act(async () => result.current.resume());
  await vi.waitFor(() => expect(rounds()).toHaveLength(2));
  expect(rounds()[1]).toMatchObject({ surah: 112, ayah: 1, to: 1 });
});

test("a drill stopped while the player's code loads plays nothing", async () => {
  const loading = Promise.withResolvers<{ send: typeof send }>();
  openPlayer.mockReturnValue(loading.promise);
  const { result } = renderHook(() => useDrill(onPlayed, onFailed));
  await act(async () => result.current.start(drill));
  await act(async () => result.current.stop());
  await act(async () => loading.resolve({ send }));
  expect(rounds()).toEqual([]);
});

test("a player that does not load is reported", async () => {
  openPlayer.mockRejectedValue(new Error("no network"));
  const { result } = renderHook(() => useDrill(onPlayed, onFailed));
  await act(async () => result.current.start(drill));
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
});
