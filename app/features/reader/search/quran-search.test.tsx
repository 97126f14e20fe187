// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { navigate } from "wouter/use-browser-location";
import type { PlaceToOpen } from "#app/features/reader/reading/reading-place.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { QuranSearch, readySearch } from "./quran-search.tsx";
import type { FromWorker, SearchAnswer, SearchRequest, ToWorker } from "./search-messages.ts";

const { wrapper } = await inEnglish("reader", "finding");
await readySearch(new URLSearchParams("q=mercy"));

/** The search worker, which answers when the test says so. */
class FakeWorker extends EventTarget {
  static latest: FakeWorker | undefined;
  readonly received: ToWorker[] = [];
  constructor() {
    super();
    FakeWorker.latest = this;
  }
  postMessage(message: ToWorker): void {
    this.received.push(message);
  }
  terminate(): void {
    // Nothing runs here that would have to end.
  }
}

const requests = () =>
  (FakeWorker.latest?.received ?? []).filter((message): message is SearchRequest => message.kind === "find");
const send = (message: FromWorker) =>
  act(() => FakeWorker.latest?.dispatchEvent(new MessageEvent("message", { data: message })));

const mercy = { field: "translation", kind: "words" } as const;
const found = (ayah: number): SearchAnswer["verses"][number] => ({
  surah: 55,
  ayah,
  why: mercy,
  marks: [],
  arabic: `arabic ${ayah}`,
  isAltered: false,
  translation: `translation ${ayah}`,
});
const answer = (request: SearchRequest, more: Partial<SearchAnswer> = {}) =>
  send({
    kind: "found",
    key: request.key,
    total: 2,
    place: undefined,
    verses: [found(1), found(2)],
    isComplete: true,
    ...more,
  });

const field = () => screen.getByRole("searchbox");
/** Types a query and waits until the worker has received it. */
async function type(query: string): Promise<SearchRequest> {
  fireEvent.change(field(), { target: { value: query } });
  await waitFor(() => expect(requests().at(-1)?.query).toBe(query.trim()));
  const request = requests().at(-1);
  if (!request) throw new Error("no request");
  return request;
}

const verses = "the verses of the surah";
const onOpen = vi.fn(({ surah, ayah }: PlaceToOpen) =>
  navigate(`/digital-quran?surah=${surah}&verse=${ayah}`),
);

const opener = "Search";

/** A reader whose search opens with a button. */
function Reader() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <QuranSearch
      surah={2}
      onOpen={onOpen}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      placeField={(field) =>
        field ?? (
          <button type="button" data-opens-search="" onClick={() => setIsOpen(true)}>
            {opener}
          </button>
        )
      }
    >
      <p>{verses}</p>
    </QuranSearch>
  );
}

beforeEach(async () => {
  vi.stubGlobal("Worker", FakeWorker);
  FakeWorker.latest = undefined;
  navigate("/digital-quran?surah=2");
  render(<Reader />, { wrapper });
  fireEvent.click(screen.getByRole("button", { name: opener }));
  fireEvent.focus(field());
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe("the search over the Quran", () => {
  test("shows the verses found in place of the surah, with the number of all", async () => {
    const request = await type("mercy");
    expect(request).toMatchObject({ language: "en", limit: 20, filter: {} });
    answer(request);
    expect(screen.getByRole("status").textContent).toBe("2 verses found");
    expect(screen.getByText("translation 2")).toBeTruthy();
    expect(screen.getByText(verses).parentElement?.hidden).toBe(true);
  });

  test("opens the first verse on Enter as soon as the answer is there", async () => {
    const request = await type("mercy");
    fireEvent.submit(field());
    expect(onOpen).not.toHaveBeenCalled();
    answer(request);
    await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
    expect(onOpen.mock.calls[0]?.[0]).toMatchObject({ surah: 55, ayah: 1 });
    expect(screen.getByText(verses).parentElement?.hidden).toBe(false);
  });

  test("opens the place that the query names on Enter, before any verse", async () => {
    const request = await type("2:255-257");
    fireEvent.submit(field());
    answer(request, { place: { kind: "verses", number: 0, at: { surah: 2, ayah: 255 }, to: 257 } });
    await waitFor(() => expect(onOpen).toHaveBeenCalledWith({ surah: 2, ayah: 255, to: 257 }));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  test("offers the place that the query names before the verses", async () => {
    const request = await type("juz 30");
    answer(request, {
      place: { kind: "juz", number: 30, at: { surah: 78, ayah: 1 }, to: undefined },
      verses: [],
      total: 0,
    });
    fireEvent.click(screen.getByRole("link", { name: "Go to juz 30" }));
    expect(onOpen).toHaveBeenCalledWith({ surah: 78, ayah: 1, to: undefined });
  });

  test("shows more verses in few steps", async () => {
    const request = await type("allah");
    answer(request, { total: 3000 });
    expect(screen.getByText("2 of 3,000")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Show more verses" }));
    await waitFor(() => expect(requests().at(-1)?.limit).toBe(60));
  });

  test("ignores the answer to an older query", async () => {
    const older = await type("mer");
    await type("mercy");
    answer(older);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  test("says that nothing was found, with the query and hints", async () => {
    answer(await type("xyzzy"), { verses: [], total: 0 });
    expect(screen.getByText("Nothing found for “xyzzy”")).toBeTruthy();
    expect(screen.getByText(/Fewer words find more/)).toBeTruthy();
  });

  test("says that it did not open, and opens again on request", async () => {
    const request = await type("mercy");
    const failed = FakeWorker.latest;
    send({ kind: "failed", language: "en" });
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(FakeWorker.latest).not.toBe(failed));
    await waitFor(() => expect(requests()).toEqual([request]));
  });

  test("keeps what it found before it failed, beside what failed", async () => {
    answer(await type("85:15"), { verses: [found(15)], total: 1 });
    send({ kind: "failed", language: "en" });
    expect(screen.getByText("translation 15")).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain("The search did not open");
    // The answer to an older query would be taken for that of the new one.
    await type("mercy");
    expect(screen.queryByText("translation 15")).toBeNull();
  });

  test("is written to the address a moment after typing, and taken out by Escape", async () => {
    await type("mercy");
    await waitFor(() => expect(location.search).toBe("?surah=2&q=mercy"));
    fireEvent.keyDown(field(), { key: "Escape" });
    expect(location.search).toBe("?surah=2");
    expect((field() as HTMLInputElement).value).toBe("");
  });

  test("is closed by a second Escape, which leads back to the button that opened it", async () => {
    expect(document.activeElement).toBe(field());
    fireEvent.keyDown(field(), { key: "Escape" });
    expect(screen.queryByRole("searchbox")).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: opener })));
  });
});
