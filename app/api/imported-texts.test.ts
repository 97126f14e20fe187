import { createHash } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { listImportedTexts, readImportedSurah } from "./imported-texts.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const surahText = JSON.stringify([{ from: 1, to: 2, text: "Made comment" }]);
const hashes = Array.from({ length: 114 }, (_, at) => sha256(at === 1 ? surahText : "[]"));
const text = { id: "made-text", sha256: sha256(hashes.join("\n")) };

function answer(files: Readonly<Record<string, string>>) {
  vi.stubGlobal("fetch", async (address: string) =>
    address in files ? new Response(files[address]) : new Response("", { status: 404 }),
  );
}

const folder = `/texts/imported/made-text/${text.sha256}`;

afterEach(() => vi.unstubAllGlobals());

test("a surah is read when its hash is the listed one", async () => {
  answer({ [`${folder}/2.json`]: surahText, [`${folder}/hashes.json`]: JSON.stringify(hashes) });
  expect(await readImportedSurah(text, 2)).toEqual([{ from: 1, to: 2, text: "Made comment" }]);
});

test("a surah or hashes that were altered, and one that is missing, are rejected", async () => {
  const altered = surahText.replace("Made", "Another");
  answer({ [`${folder}/2.json`]: altered, [`${folder}/hashes.json`]: JSON.stringify(hashes) });
  await expect(readImportedSurah(text, 2)).rejects.toThrow("not the text that was imported");
  const fitting = hashes.with(1, sha256(altered));
  answer({ [`${folder}/2.json`]: altered, [`${folder}/hashes.json`]: JSON.stringify(fitting) });
  await expect(readImportedSurah(text, 2)).rejects.toThrow("not the text that was imported");
  await expect(readImportedSurah(text, 3)).rejects.toThrow("404");
});

test("a list in another shape is rejected", async () => {
  answer({ "/api/texts": JSON.stringify({ texts: [{ id: "made-text" }] }) });
  await expect(listImportedTexts()).rejects.toThrow();
  answer({ "/api/texts": JSON.stringify({ texts: [] }) });
  expect(await listImportedTexts()).toEqual([]);
});
