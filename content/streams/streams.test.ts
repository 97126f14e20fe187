import { expect, test } from "vitest";
import data from "./data/streams.json" with { type: "json" };
import { streams } from "./index.ts";
import { streamsFile } from "./schema.ts";
import source from "./source.json" with { type: "json" };

test("the streams have their shape and the counts that the source states", () => {
  expect(streamsFile.safeParse(data).error).toBeUndefined();
  expect(streams).toHaveLength(source.counts.streams);
  expect(streams.filter(({ isLive }) => isLive)).toHaveLength(source.counts.live);
});

test("each stands once and is named in both scripts", () => {
  expect(new Set(streams.map(({ id }) => id)).size).toBe(streams.length);
  for (const { title, reciter } of streams) {
    expect(title.ar + reciter.ar).not.toMatch(/[A-Za-z]/);
    expect(title.en + reciter.en).not.toMatch(/[\u0600-\u06ff]/);
  }
});
