import { expect, test } from "vitest";
import type { AudioSource, Recording } from "#domain/recitation/recording.ts";
import { audioPackPlan } from "./audio-pack.ts";
import { audioPackId, importedPackId, packSubject, textPackId } from "./pack-id.ts";
import { packAddresses, unsharedAddresses } from "./pack-plan.ts";

const source = (host: string, sendsCors: boolean, file: string): AudioSource => ({
  host,
  pattern: `https://${host}/${file}.mp3`,
  sendsCors,
});

const verses: Recording = {
  id: "reader",
  kind: "verses",
  name: { ar: "قارئ", en: "Reader" },
  style: "murattal",
  rewaya: "hafs",
  sources: [source("a.test", true, "{sss}{aaa}"), source("b.test", false, "{sss}{aaa}")],
  surahs: [1, 9, 112],
};
const mirrored = { ...verses, sources: [...verses.sources, source("c.test", true, "{sss}/{aaa}")] };
const surahs: Recording = { ...verses, kind: "surahs", sources: [source("a.test", true, "{sss}")] };

test("a surah's pack has its basmala and every verse, only from hosts that allow saving", () => {
  const plan = audioPackPlan(mirrored, 112);
  expect(plan).toMatchObject({ id: "audio/reader/112", cacheName: "recitations" });
  expect(plan && packAddresses(plan)).toEqual([
    "https://a.test/001001.mp3",
    "https://a.test/112001.mp3",
    "https://a.test/112002.mp3",
    "https://a.test/112003.mp3",
    "https://a.test/112004.mp3",
  ]);
  expect(plan?.files[1]).toEqual(["https://a.test/112001.mp3", "https://c.test/112/001.mp3"]);
});

test("surahs 1 and 9 have no basmala beside their verses", () => {
  expect(audioPackPlan(verses, 1)?.files).toHaveLength(7);
  expect(audioPackPlan(verses, 9)?.files).toHaveLength(129);
});

test("a recording of whole surahs is saved as one file", () => {
  expect(audioPackPlan(surahs, 9)?.files).toEqual([["https://a.test/009.mp3"]]);
});

test("there is no pack without a host that sends CORS, nor of a surah that is not recorded", () => {
  expect(audioPackPlan({ ...verses, sources: [source("b.test", false, "{sss}{aaa}")] }, 112)).toBeUndefined();
  expect(audioPackPlan(verses, 2)).toBeUndefined();
  expect(audioPackPlan(surahs, 2)).toBeUndefined();
});

test("an id says what the pack holds, and nothing else is an id", () => {
  expect(packSubject(textPackId("ur"))).toEqual({ kind: "text", language: "ur" });
  expect(packSubject(audioPackId("husary-muallim", 114))).toEqual({
    kind: "audio",
    recording: "husary-muallim",
    surah: 114,
  });
  expect(packSubject(importedPackId("made-tr"))).toEqual({ kind: "imported", text: "made-tr" });
  for (const no of [
    "",
    "imported/",
    "imported/A/1",
    "text/",
    "text/UR",
    "audio/husary/0",
    "audio/husary/115",
    "audio//2",
    "audio/x/2/3",
  ])
    expect(packSubject(no), no).toBeUndefined();
});

test("what another pack needs stays when one is erased", () => {
  expect(unsharedAddresses(["/arabic/1", "/ur/1"], [["/arabic/1", "/tr/1"], []])).toEqual(["/ur/1"]);
});
