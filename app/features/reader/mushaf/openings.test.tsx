// @vitest-environment happy-dom
import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { inEnglish } from "#tests/support/in-english.tsx";
import { readBuilt } from "#tests/support/read-built.ts";
import { Openings } from "./openings.tsx";
import { readShownPage, type ShownPage } from "./shown-page.ts";

const { wrapper } = await inEnglish("reader");
const view = { current: undefined, marked: [], isHiding: false, revealed: [] };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const opening = (shown: readonly ShownPage[]) => (
  <Openings shown={shown} page={shown[0]?.page ?? 0} isWhole={false} view={view} handlers={{}} />
);

test("the pages around the open one are laid out, neither seen nor read out, and turning shows what is there", async () => {
  vi.stubGlobal("fetch", async (address: string) => Response.json(await readBuilt(address)));
  const { container, rerender } = render(opening([await readShownPage(readBuilt, 3)]), { wrapper });
  const ofVerse = (key: string) => container.querySelector<HTMLElement>(`[data-verse="${key}"]`);
  expect(ofVerse("2:17")).toBeNull();
  await waitFor(() => expect(ofVerse("2:17")).not.toBeNull());
  const [before, ahead] = [ofVerse("2:1"), ofVerse("2:17")];
  for (const verse of [before, ahead]) {
    const hidden = verse?.closest<HTMLElement>("[aria-hidden=true]");
    expect(hidden?.style.visibility).toBe("hidden");
    expect(hidden?.querySelector("[data-page]")).toBeNull();
  }
  expect(container.querySelectorAll("[data-page]")).toHaveLength(1);
  rerender(opening([await readShownPage(readBuilt, 4)]));
  expect(ofVerse("2:17")).toBe(ahead);
  expect(ahead?.closest("[aria-hidden=true]")).toBeNull();
  expect(ahead?.closest("[data-page]")?.getAttribute("data-page")).toBe("4");
  // The page just read stays, for turning back, and the next one comes.
  expect(ofVerse("2:6")?.closest("[aria-hidden=true]")).not.toBeNull();
  await waitFor(() => expect(ofVerse("2:25")).not.toBeNull());
  expect(ofVerse("2:1")).toBeNull();
});
