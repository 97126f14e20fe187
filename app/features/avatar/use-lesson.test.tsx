// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { publishRecitation, readRecitation } from "#app/audio/recitation-store.ts";
import { verseReciterOf } from "#content/reciters/index.ts";
import type { LessonMethod } from "#domain/recitation/lesson.ts";
import { type Recitation, silence } from "#domain/recitation/recitation.ts";
import type { RecitationRequest } from "#domain/recitation/recitation-event.ts";
import { useLesson } from "./use-lesson.ts";

const { send } = vi.hoisted(() => ({ send: vi.fn<(request: RecitationRequest) => void>() }));
vi.mock("#app/audio/open-player.ts", () => ({
  openPlayer: async () => ({ send }),
  sendToPlayer: async (request: RecitationRequest) => send(request),
}));

const recording = verseReciterOf("alafasy");
const publish = (change: Partial<Recitation>) => publishRecitation({ ...readRecitation(), ...change });
const playerAt = (ayah: number, status: Recitation["status"]) =>
  publish({
    recording,
    status,
    current: {
      turn: ayah,
      passage: { surah: 112, ayah, part: "verse" },
      address: { host: "a.example", url: "https://a.example/1.mp3", sendsCors: true },
    },
  });
const reach = (ayah: number, status: Recitation["status"]) => act(() => playerAt(ayah, status));
const sent = (type: RecitationRequest["type"]) =>
  send.mock.calls.map(([request]) => request).filter((request) => request.type === type);

function openLesson() {
  const onEnd = vi.fn();
  const onWaiting = vi.fn();
  const { result } = renderHook(() => useLesson({ onEnd, onWaiting }));
  const start = (method: LessonMethod, before?: () => Promise<void>) =>
    act(async () => {
      const lesson = { recording: recording.id, surah: 112, method };
      const request = { lesson, recording, ayah: 1, volume: 80 };
      void result.current.start(before ? { ...request, before } : request);
    });
  return { result, onEnd, onWaiting, start };
}

beforeEach(() => {
  publishRecitation(silence);
  send.mockReset();
  send.mockImplementation((request) => {
    if (request.type === "start") playerAt(request.ayah ?? 1, "loading");
  });
});
afterEach(cleanup);

describe("a lesson", () => {
  test("verse by verse waits after each verse, and is finished after the last", async () => {
    const { result, start, onWaiting, onEnd } = openLesson();
    await start("verseByVerse");
    expect(sent("start")).toMatchObject([{ surah: 112, ayah: 1, to: 4, continues: false, volume: 80 }]);
    reach(1, "playing");
    expect(result.current).toMatchObject({ isActive: true, phase: "reciting", ayah: 1 });
    reach(1, "ended");
    expect(result.current.phase).toBe("waiting");
    expect(onWaiting.mock.calls).toEqual([[1]]);
    reach(4, "ended");
    expect(onEnd.mock.calls).toEqual([["finished"]]);
    expect(result.current.isActive).toBe(false);
  });

  test("turns listen-and-repeat on for its own method, and restores it at the end", async () => {
    const { start } = openLesson();
    await start("repeatAfterMe");
    expect(sent("listenAndRepeat")).toEqual([{ type: "listenAndRepeat", isOn: true }]);
    reach(1, "playing");
    reach(4, "ended");
    expect(sent("listenAndRepeat").at(-1)).toEqual({ type: "listenAndRepeat", isOn: false });
  });

  test("ends when the player goes to something else", async () => {
    const { result, start, onEnd } = openLesson();
    await start("completeSurah");
    reach(1, "playing");
    act(() => publish({ recording: verseReciterOf("husary") }));
    expect(onEnd.mock.calls).toEqual([["left"]]);
    expect(result.current.isActive).toBe(false);
  });

  test("stopped while its instruction is spoken recites nothing", async () => {
    const { result, start } = openLesson();
    const speech = Promise.withResolvers<void>();
    await start("verseByVerse", () => speech.promise);
    expect(result.current).toMatchObject({ isActive: true, phase: "loading" });
    await act(() => result.current.stop());
    await act(async () => speech.resolve());
    expect(result.current.isActive).toBe(false);
    expect(sent("start")).toEqual([]);
  });
});
