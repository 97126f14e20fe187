// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { inEnglish } from "#tests/support/in-english.tsx";
import { readBuilt } from "#tests/support/read-built.ts";
import { SearchEverything } from "./search-everything.tsx";

const { wrapper } = await inEnglish("everywhere", "shell");

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("no row of an earlier query stays", async () => {
  vi.stubGlobal("fetch", async (address: string) => Response.json(await readBuilt(address)));
  const complaint = vi.spyOn(console, "error");
  render(<SearchEverything isOpen onClose={vi.fn()} pages={[]} />, { wrapper });
  const type = (value: string) => fireEvent.change(screen.getByRole("combobox"), { target: { value } });
  const dhikr = () => screen.queryAllByRole("option").filter((row) => row.matches("[href*=athkar]"));
  type("Allah");
  await waitFor(() => expect(dhikr().length).toBeGreaterThan(1));
  type("zzzz");
  await waitFor(() => expect(dhikr()).toEqual([]));
  expect(complaint.mock.calls.filter(([text]) => String(text).includes("same key"))).toEqual([]);
});
