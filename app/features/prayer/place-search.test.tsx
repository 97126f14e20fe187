// @vitest-environment happy-dom
import { readFile } from "node:fs/promises";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readPublished } from "#app/browser/read-published.ts";
import { builtInCities } from "#content/cities/index.ts";
import { exactPlace } from "#domain/places/exact-place.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { PlaceSearch } from "./place-search.tsx";

vi.mock("#app/browser/read-published.ts", () => ({ readPublished: vi.fn() }));

const { wrapper } = await inEnglish("prayer");
const mecca = exactPlace(builtInCities, "Mecca");
if (!mecca) throw new Error("Mecca is not built in");

const onChoose = vi.fn();
const onProblem = vi.fn();
const box = () => screen.getByRole<HTMLInputElement>("combobox");
const type = (value: string) => fireEvent.change(box(), { target: { value } });

beforeEach(() => {
  vi.mocked(readPublished).mockImplementation(async (address) =>
    JSON.parse(await readFile(`.built/public${address}`, "utf8")),
  );
  render(<PlaceSearch place={mecca} onChoose={onChoose} onProblem={onProblem} />, { wrapper });
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

test("a city that cannot be searched for, because the index did not load, is reported as such", async () => {
  vi.mocked(readPublished).mockRejectedValue(new Error("no network"));
  type("Lyon");
  fireEvent.submit(box());
  await waitFor(() => expect(onProblem).toHaveBeenLastCalledWith(expect.stringContaining("did not load")));
  expect(onChoose).not.toHaveBeenCalled();
});

test("typing suggests cities, and the arrow keys and Enter choose one", async () => {
  type("Lyon");
  const [first, second] = await screen.findAllByRole("option");
  expect(first?.textContent).toContain("Lyon");
  fireEvent.keyDown(box(), { key: "ArrowDown" });
  expect(first?.getAttribute("aria-selected")).toBe("true");
  expect(box().getAttribute("aria-activedescendant")).toBe(first?.id);
  fireEvent.keyDown(box(), { key: "ArrowDown" });
  expect(second?.getAttribute("aria-selected")).toBe("true");
  fireEvent.keyDown(box(), { key: "ArrowUp" });
  fireEvent.submit(box());
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "Lyon" }));
  expect(box().value).toBe("");
});

test("Enter chooses the first match, whatever the case of the letters", async () => {
  type("  jAKARTA ");
  fireEvent.submit(box());
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: "Jakarta" })));
});

test("an unknown city changes nothing and is named in the message", async () => {
  type("Xyzzyville");
  fireEvent.submit(box());
  await waitFor(() =>
    expect(onProblem).toHaveBeenLastCalledWith(
      "We don’t know a city called “Xyzzyville”. Your place is still Mecca.",
    ),
  );
  expect(onChoose).not.toHaveBeenCalled();
});

test("Escape closes the suggestions", async () => {
  type("Lyon");
  await screen.findAllByRole("option");
  fireEvent.keyDown(box(), { key: "Escape" });
  expect(screen.queryAllByRole("option")).toEqual([]);
  expect(box().getAttribute("aria-expanded")).toBe("false");
});
