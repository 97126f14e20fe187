import { expect, test } from "vitest";
import { requestedVideoIds, youtubeVideoFigures } from "./video-figures.ts";

const [first = "", second = "", third = ""] = requestedVideoIds;

const answering = (body: unknown, status = 200) => {
  const requests: URL[] = [];
  const get = (async (url: URL) => {
    requests.push(url);
    return new Response(JSON.stringify(body), { status });
  }) as unknown as typeof fetch;
  return { requests, get };
};

const answer = {
  items: [
    { id: first, statistics: { viewCount: "45200000" }, contentDetails: { duration: "PT1H0M18S" } },
    { id: second, statistics: {}, status: { embeddable: false } },
    { id: third, contentDetails: { duration: "P0D" } },
  ],
};

test("views and lengths come from the host, missing videos are gone, and unknown figures are left out", async () => {
  const { get, requests } = answering(answer);
  const figures = await youtubeVideoFigures("key", () => 0, get).figures();
  expect(figures[first]).toEqual({ views: 45_200_000, length: 3618 });
  expect(figures[second]).toEqual({ isGone: true });
  expect(figures[third]).toEqual({});
  expect(figures[requestedVideoIds.at(-1) ?? ""]).toEqual({ isGone: true });
  expect(requests[0]?.searchParams.get("id")).toBe(requestedVideoIds.join(","));
});

test("the host is requested once in six hours", async () => {
  const { get, requests } = answering(answer);
  let now = 0;
  const source = youtubeVideoFigures("key", () => now, get);
  await source.figures();
  now = 6 * 60 * 60 * 1000;
  await source.figures();
  expect(requests).toHaveLength(1);
  now += 1;
  await source.figures();
  expect(requests).toHaveLength(2);
});

test("an error and an answer of another shape leave out every figure", async () => {
  expect(await youtubeVideoFigures("key", () => 0, answering({}, 403).get).figures()).toEqual({});
  expect(await youtubeVideoFigures("key", () => 0, answering({ items: 1 }).get).figures()).toEqual({});
});
