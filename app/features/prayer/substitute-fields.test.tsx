// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSavedCalculation } from "#app/storage/prayer-settings.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { SubstituteFields } from "./substitute-fields.tsx";

const { wrapper } = await inEnglish("prayer", "prayerparts", "prayermore");
vi.stubGlobal("fetch", async () => Promise.reject(new Error("no network")));

let saved = renderHook(() => useSavedCalculation());
const substitute = () => saved.result.current.choices.substitute;
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const rule = "Where twilight lasts all night";

beforeEach(() => {
  saved = renderHook(() => useSavedCalculation());
});
afterEach(cleanup);

test("a named latitude, one's own within its limits, Makkah and the old rules are chosen in one field", async () => {
  render(<SubstituteFields />, { wrapper });
  choose(rule, "latitude45");
  await waitFor(() => expect(substitute()).toEqual({ kind: "latitude", latitude: 45 }));
  expect(screen.queryByLabelText("Where the sun does not rise or set")).toBeNull();
  choose(rule, "latitude");
  await screen.findByLabelText("Latitude (°)");
  choose("Latitude (°)", "52.5");
  await waitFor(() => expect(substitute()).toEqual({ kind: "latitude", latitude: 52.5 }));
  choose("Latitude (°)", "80");
  expect((await screen.findByRole("alert")).textContent).toContain("From 30 to 55");
  expect(substitute()).toEqual({ kind: "latitude", latitude: 52.5 });
  choose(rule, "makkah");
  await waitFor(() => expect(substitute()).toEqual({ kind: "makkah" }));
  choose(rule, "seventhofthenight");
  await waitFor(() => expect(substitute()).toBeUndefined());
  expect(saved.result.current.choices.highLatitudeRule).toBe("seventhofthenight");
});

test("the mosque's clock is typed by prayer, and an emptied field is left to the rule", async () => {
  render(<SubstituteFields />, { wrapper });
  choose(rule, "fixed");
  await screen.findByLabelText("Isha");
  choose("Isha", "23:15");
  await waitFor(() => expect(substitute()).toEqual({ kind: "fixed", clocks: { isha: 1395 } }));
  choose("Isha", "");
  await waitFor(() => expect(substitute()).toEqual({ kind: "fixed", clocks: {} }));
});

test("until a city is chosen the rule before applies", async () => {
  render(<SubstituteFields />, { wrapper });
  choose(rule, "makkah");
  await waitFor(() => expect(substitute()).toEqual({ kind: "makkah" }));
  choose(rule, "city");
  expect(await screen.findByText(/Until you choose one, the rule before still applies/)).toBeTruthy();
  expect(substitute()).toEqual({ kind: "makkah" });
  // Istanbul is built in, so it is found without the list of cities.
  fireEvent.change(screen.getByRole("combobox", { name: "Search for a city" }), {
    target: { value: "Istanbul" },
  });
  fireEvent.submit(
    screen.getByRole("combobox", { name: "Search for a city" }).closest("form") as HTMLFormElement,
  );
  await waitFor(() => expect(substitute()).toMatchObject({ kind: "city", city: { name: "Istanbul" } }));
  expect(await screen.findByText("The days of Istanbul are used.")).toBeTruthy();
});
