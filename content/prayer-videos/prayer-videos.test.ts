import { expect, test } from "vitest";
import data from "./data/videos.json" with { type: "json" };
import { prayerVideos } from "./index.ts";
import { prayerVideosFile } from "./schema.ts";
import source from "./source.json" with { type: "json" };

test("the lessons have their shape, stand once, and are as many as the source states", () => {
  expect(prayerVideosFile.safeParse(data).error).toBeUndefined();
  expect(prayerVideos).toHaveLength(source.counts.videos);
  expect(new Set(prayerVideos.map(({ id }) => id)).size).toBe(prayerVideos.length);
});

test("each of the five prayers has its lesson, and ablution too", () => {
  const titles = prayerVideos.map(({ title }) => title.en).join("\n");
  for (const name of ["Fajr", "Dhuhr", "Asr", "Maghrib", "Isha"]) expect(titles).toContain(name);
  expect(prayerVideos.some(({ topic }) => topic === "wudu")).toBe(true);
});
