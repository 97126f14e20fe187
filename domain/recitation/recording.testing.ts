import type { Recording } from "./recording.ts";

const surahs = Array.from({ length: 114 }, (_, index) => index + 1);

/** A recording by verse on two hosts. */
export const byVerse: Recording = {
  id: "reciter",
  kind: "verses",
  name: { ar: "قارئ", en: "Reciter" },
  style: "murattal",
  rewaya: "hafs",
  sources: [
    { host: "first.example", pattern: "https://first.example/{sss}{aaa}.mp3", sendsCors: true },
    { host: "second.example", pattern: "https://second.example/{n}.mp3", sendsCors: false },
  ],
  surahs,
};

/** A recording by surah that lacks 45, 46 and 49, on one host. */
export const bySurah: Recording = {
  ...byVerse,
  id: "streamed",
  kind: "surahs",
  sources: [{ host: "surahs.example", pattern: "https://surahs.example/{sss}.mp3", sendsCors: false }],
  surahs: surahs.filter((surah) => ![45, 46, 49].includes(surah)),
};
