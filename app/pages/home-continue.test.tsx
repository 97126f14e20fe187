// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { storedResumePoints } from "#app/audio/listening-memory.ts";
import { storedLastRead } from "#app/storage/last-read.ts";
import { changeRecord } from "#app/storage/user-data/use-collection.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { HomeContinue } from "./home-continue.tsx";

const { wrapper } = await inEnglish("home");

const row = (id: string) => document.querySelector(`[data-continue="${id}"]`);

beforeEach(() => {
  storedLastRead.write(undefined);
  storedResumePoints.write([]);
});
afterEach(cleanup);

test("a person who has started nothing reads in one sentence what this is", () => {
  render(<HomeContinue />, { wrapper });
  expect(screen.getByText(/^Read the Quran, listen to it/)).toBeTruthy();
  expect(document.querySelector("[data-continue]")).toBeNull();
});

test("who has read goes on at the verse, with its page and juz, and is offered the athkar of the hour", async () => {
  storedLastRead.write({ surah: 2, ayah: 142 });
  render(<HomeContinue />, { wrapper });
  expect((await screen.findByText("Al-Baqarah 2:142")).closest("a")?.getAttribute("href")).toBe(
    "/digital-quran?surah=2&verse=142",
  );
  expect(await screen.findByText("Page 22, juz 2")).toBeTruthy();
  expect(row("athkar")?.textContent).toMatch(/athkar.*0 of \d+ said/i);
  expect(row("listened")).toBeNull();
  expect(row("due")).toBeNull();
});

test("what was listened last leads back to its surah or verse", async () => {
  storedResumePoints.write([{ recording: "mp3quran-123", surah: 112, ayah: 0, at: 3 }]);
  render(<HomeContinue />, { wrapper });
  expect((await screen.findByText("Al-Ikhlas")).closest("a")?.getAttribute("href")).toBe(
    "/quran-streaming?reciter=mp3quran-123&surah=112",
  );
});

test("today's portion of each khatma leads to its first page, until it is read", async () => {
  const day = "2026-01-01";
  const plan = {
    name: "",
    startsOn: day,
    finishBy: "2999-01-01",
    firstPage: 604,
    portionsBy: "page",
    read: 0,
  };
  await changeRecord("khatma", "own", () => plan);
  await changeRecord("khatma", "other", () => ({ ...plan, name: "Ramadan", firstPage: 1 }));
  render(<HomeContinue />, { wrapper });
  const title = await screen.findByText("Khatma, pages 604");
  expect(title.closest("a")?.getAttribute("href")).toBe(
    "/digital-quran?surah=112&verse=1&view=page&plan=khatma-own",
  );
  expect(row("khatma-own")?.textContent).toContain("Al-Ikhlas 112:1");
  expect(row("khatma-other")?.textContent).toContain("Ramadan · Khatma, pages 1");
  await changeRecord("khatma", "own", () => ({ ...plan, read: 604 }));
  await waitFor(() => expect(row("khatma-own")).toBeNull());
});
