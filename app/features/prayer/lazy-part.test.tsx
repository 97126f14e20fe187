// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useMessages } from "#app/i18n/messages.tsx";
import { inEnglish } from "#tests/support/in-english.tsx";
import { LazyPart } from "./lazy-part.tsx";

const { wrapper } = await inEnglish("prayer");

function Part({ name }: { readonly name: string }) {
  return <p>{`${name}: ${useMessages("prayerparts")("atTime")}`}</p>;
}

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a part loads with its own messages and gets its properties", async () => {
  render(<LazyPart load={async () => Part} part={{ name: "Fajr" }} />, { wrapper });
  expect(screen.getByRole("status").textContent).toBe("Loading…");
  expect(await screen.findByText("Fajr: At its time")).toBeTruthy();
});

test("a part that does not load offers a retry, which works", async () => {
  const load = vi.fn(async () => Part);
  load.mockRejectedValueOnce(new Error("no network"));
  render(<LazyPart load={load} part={{ name: "Fajr" }} />, { wrapper });
  expect((await screen.findByRole("alert")).textContent).toContain("This part did not load.");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Fajr: At its time")).toBeTruthy();
});
