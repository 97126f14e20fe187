// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { devicePauses, pauseSharing } from "#app/storage/prayer-pauses.ts";
import { toSend } from "#domain/sync/replica.ts";
import { usePauses } from "./use-pauses.ts";
import { userData } from "./user-data.ts";

const first = { from: "2026-10-20", until: "2026-10-25" };
const second = { from: "2026-11-20", until: null };

/** What the next exchange with the account would send. */
async function unsent() {
  await userData.settled();
  const everything = { hasUnsent: true, places: () => [] };
  const { result } = await userData.exchange(everything, (replica) => toSend(replica, 1000));
  return result.filter(({ kind }) => kind !== "prayer-log").map(({ kind, body }) => ({ kind, body }));
}

afterEach(cleanup);

test("pauses are on this device only until syncing them is chosen, and again when it is no longer", async () => {
  userData.put("prayer-log", "2026-11-19/fajr", "late");
  const { result } = renderHook(() => usePauses());
  await waitFor(() => expect(result.current.isReady).toBe(true));
  expect(result.current.sharing).toEqual({ log: false, print: false, backup: false, sync: false });
  act(() => result.current.add(second));
  act(() => result.current.add(first));
  act(() => result.current.add(first));
  expect(result.current.pauses).toEqual([first, second]);
  for (const place of ["log", "print", "backup"] as const) act(() => result.current.choose(place, true));
  expect(await unsent()).toEqual([]);

  act(() => result.current.choose("sync", true));
  await waitFor(() => expect(devicePauses.read()).toEqual([]));
  expect(result.current.pauses).toEqual([first, second]);
  expect(await unsent()).toEqual([
    { kind: "prayer-pause", body: first },
    { kind: "prayer-pause", body: second },
  ]);
  act(() => result.current.remove(first));
  await waitFor(() => expect(result.current.pauses).toEqual([second]));

  act(() => result.current.choose("sync", false));
  await waitFor(() => expect(devicePauses.read()).toEqual([second]));
  expect(result.current.pauses).toEqual([second]);
  // What was sent is deleted in the account: a deletion says nothing of its days.
  expect((await unsent()).map(({ body }) => body)).toEqual([null, null]);
  expect(pauseSharing.read()).toEqual({ log: true, print: true, backup: true, sync: false });
});
