import { expect, test } from "vitest";
import { surahReciters } from "#content/reciters/index.ts";
import { pairId, playedPairs } from "./played-list.tsx";

test("the newest five are shown, newest first", () => {
  const ids = [1, 2, 3, 4, 5, 6].map((surah) => pairId("mp3quran-123", surah));
  expect(playedPairs(surahReciters, ids).map(({ surah }) => surah)).toEqual([6, 5, 4, 3, 2]);
});

test("a pair whose reciter or surah does not exist is left out", () => {
  expect(
    playedPairs(surahReciters, [
      "nobody/1",
      "mp3quran-12/45",
      "mp3quran-12/0",
      "alafasy/2",
      "mp3quran-12/44",
    ]),
  ).toMatchObject([{ surah: 44, reciter: { id: "mp3quran-12" } }]);
});
