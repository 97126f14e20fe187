import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readBuilt } from "#tests/support/read-built.ts";
import { loadReading } from "./reading.ts";

// Made-up sentences, no translation: only the form matters.
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const sentences = [1, 2, 3, 4].map((ayah) => ({ from: ayah, to: ayah, text: `Made sentence ${ayah}` }));
const body = JSON.stringify(sentences);
const hashes = Array.from({ length: 114 }, (_, at) => sha256(at === 111 ? body : "[]"));
const listed = {
  id: "made-text",
  kind: "translation",
  language: "en",
  title: "Made translation",
  author: "Nobody",
  licence: "Made up for a test.",
  source: "https://example.org/text",
  rights: "We wrote it.",
  count: 6236,
  sha256: sha256(hashes.join("\n")),
};
const folder = `/texts/imported/made-text/${listed.sha256}`;

function serve(surah: string, texts: readonly unknown[] = [listed]) {
  const files: Readonly<Record<string, string>> = {
    "/api/texts": JSON.stringify({ texts }),
    [`${folder}/112.json`]: surah,
    [`${folder}/hashes.json`]: JSON.stringify(hashes),
  };
  vi.stubGlobal("fetch", async (address: string) =>
    address in files ? new Response(files[address]) : new Response("", { status: 404 }),
  );
}

const place = { surah: 112, ayah: 1, isVerseRequested: false };
const load = (edition: "en" | "en/made-text", secondEdition: "en/made-text" | null = null) =>
  loadReading({ place, language: "en", edition, secondEdition, read: readBuilt });

// The list is asked for once in a visit.
beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test("an imported translation is read instead of ours and beside it", async () => {
  serve(body);
  const made = sentences.map(({ text }) => text);
  expect(await load("en/made-text")).toMatchObject({
    edition: "en/made-text",
    translation: made,
    second: null,
  });
  const both = await load("en", "en/made-text");
  expect(both).toMatchObject({ edition: "en", secondEdition: "en/made-text", second: made });
  expect(both.translation).not.toEqual(made);
});

test("one with other words than were imported, or without all verses, is not shown", async () => {
  serve(body.replace("Made", "Another"));
  await expect(load("en/made-text")).rejects.toThrow("not the text that was imported");
  serve("[]");
  await expect(load("en/made-text")).rejects.toThrow();
});

test("in place of one that was taken away stands ours in its language", async () => {
  serve(body, []);
  const { translation } = await load("en/made-text");
  expect(translation).toEqual((await load("en")).translation);
});
