import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchVideoFigures } from "#app/api/video-figures.ts";
import { playerOrigin } from "#app/browser/video-address.ts";
import { streams } from "#content/streams/index.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { filterStreams, StreamsPage } from "./streams-page.tsx";
import { lengthText, secondsOf } from "./video-figures.ts";

// @vitest-environment happy-dom

vi.mock("#app/api/video-figures.ts", () => ({ fetchVideoFigures: vi.fn(async () => undefined) }));

const { wrapper } = await inEnglish("watching", "shell");
const video =
  streams.find(({ source, isLive }) => source.kind === "video" && !isLive) ??
  expect.fail("there is no video");

async function open(search = "") {
  history.replaceState(null, "", `/holy-quran-streaming${search}`);
  await act(async () => render(<StreamsPage />, { wrapper }));
}
const cards = () => screen.queryAllByRole("link", { name: /^Watch:/ });
const watch = (id: string) => {
  const card = document.querySelector<HTMLElement>(`[data-stream="${id}"]`) ?? expect.fail(id);
  fireEvent.click(within(card).getByRole("link", { name: /^Watch:/ }));
};

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  // The frame of the host is not loaded here.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.mocked(fetchVideoFigures).mockReset();
  vi.mocked(fetchVideoFigures).mockResolvedValue(undefined);
});

test("a search without results says so, and clearing it shows all streams", async () => {
  await open("?q=zzzz");
  expect(screen.getByText("No streams found")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(cards()).toHaveLength(streams.length);
});

test("a filter is in the address, and no player is loaded before a click", async () => {
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Live streams" }));
  expect(cards()).toHaveLength(2);
  expect(location.search).toBe("?show=live");
  expect(document.querySelector("iframe, img")).toBeNull();
});

test("views and length come from our server, and pictures only if it allows them", async () => {
  vi.mocked(fetchVideoFigures).mockResolvedValue({
    figures: { [video.id]: { views: 1200, length: 3723 } },
    showsPictures: true,
  });
  await open();
  expect(await screen.findByText("1.2k views")).toBeTruthy();
  expect(screen.getByText("1:02:03")).toBeTruthy();
  expect(document.querySelectorAll("img").length).toBeGreaterThan(0);
});

test("a video that the player cannot show is replaced by a link to the host", async () => {
  await open();
  watch(video.id);
  const frame = document.querySelector("iframe") ?? expect.fail("no player");
  const report = (source: Window | null) =>
    act(() => {
      const message = { data: JSON.stringify({ event: "onError", info: 100 }), origin: playerOrigin };
      dispatchEvent(Object.assign(new Event("message"), { ...message, source }));
    });
  report(window);
  expect(document.querySelector("iframe")).toBe(frame);
  report(frame.contentWindow);
  expect(document.querySelector("iframe")).toBeNull();
  expect(screen.getByText("This video cannot be shown here")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open at YouTube" }).getAttribute("href")).toBe(
    `https://www.youtube.com/watch?v=${video.id}`,
  );
});

const ids = (typed: string, filter: "all" | "live" | "arabic") =>
  filterStreams(streams, typed, filter).map(({ id }) => id);

test("the live filter shows the live streams only", () => {
  expect(ids("", "live")).toEqual(["live-makkah", "live-madinah"]);
});

test("Arabic only leaves out streams in both languages", () => {
  const [first] = streams;
  if (!first) throw new Error("there are no streams");
  const both = { ...first, id: "both", language: "both" as const };
  expect(filterStreams([first, both], "", "arabic")).toEqual([first]);
  expect(filterStreams([first, both], "", "all")).toHaveLength(2);
});

test("a reciter is found in either script, within the filter", () => {
  expect(ids("alafasy", "all")).toHaveLength(7);
  expect(ids("السديس", "all")).toEqual(["Q--H5uqHP5s"]);
  expect(ids("alafasy", "live")).toEqual([]);
});

test("a length is read from hh:mm:ss and shown in the language's digits", () => {
  expect(secondsOf("01:00:18")).toBe(3618);
  expect(lengthText(3618, "en")).toBe("1:00:18");
  expect(lengthText(782, "ar")).toBe("١٣:٠٢");
});
