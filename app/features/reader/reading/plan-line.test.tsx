// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { khatmaPlaceKey, khatmaPlan } from "#app/storage/plan-places.ts";
import { collectionView, openUserData, saveRecord } from "#app/storage/user-data/use-collection.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { PlanLine } from "./plan-line.tsx";

const { wrapper } = await inEnglish("reader");
const userData = await openUserData();
await Promise.all([userData.load("position"), userData.load("khatma")]);

const id = "0b62f6d4-3c1e-4d5f-9a77-0c3d5e8f1a2b";
const plan = {
  name: "Evenings",
  firstPage: 1,
  portionsBy: "page",
  startsOn: "2026-11-21",
  finishBy: "2026-12-20",
  read: 0,
} as const;
const placeOf = (key: string) => collectionView("position").bodies.get(key);

beforeEach(() => saveRecord("khatma", id, plan));
afterEach(cleanup);

test("the verse read for a khatma is the place of that khatma, at each move", async () => {
  navigate("/digital-quran?surah=2&verse=142&view=page&plan=khatma-0b62");
  render(<PlanLine plan={khatmaPlan(id)} />, { wrapper });
  expect((await screen.findByRole("link", { name: "Evenings" })).getAttribute("href")).toBe("/khatma");
  const own = screen.getByRole("link", { name: "To my own reading" });
  expect(own.getAttribute("href")).toBe("/digital-quran");
  expect(placeOf(khatmaPlaceKey(id))).toEqual({ surah: 2, ayah: 142 });
  act(() => navigate("/digital-quran?surah=2&verse=150&view=page&plan=khatma-0b62", { replace: true }));
  expect(placeOf(khatmaPlaceKey(id))).toEqual({ surah: 2, ayah: 150 });
  act(() => navigate("/digital-quran?surah=36&verse=13"));
  expect(placeOf(khatmaPlaceKey(id))).toEqual({ surah: 2, ayah: 150 });
  expect(placeOf("reader")).toBeUndefined();
});

test("memorising has its place too", async () => {
  navigate("/complete-quran?surah=67&verse=5&plan=memorising");
  render(<PlanLine plan="memorising" />, { wrapper });
  const link = await screen.findByRole("link", { name: "Memorising" });
  expect(link.getAttribute("href")).toBe("/learning-methods?tool=today");
  expect(placeOf("memorising")).toEqual({ surah: 67, ayah: 5 });
});

test("a plan that the person does not have leaves the address", async () => {
  navigate("/digital-quran?surah=2&verse=142&view=page&plan=khatma-ffff");
  const { container } = render(<PlanLine plan="khatma-ffff" />, { wrapper });
  await waitFor(() => expect(location.search).toBe("?surah=2&verse=142&view=page"));
  expect(container.textContent).toBe("");
});
