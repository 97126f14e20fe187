import { textPackFormat } from "#contract/text-pack.ts";
import { ayahCount, verseAt, verseKey } from "#domain/verse-reference.ts";
import { sha256 } from "#server/services/imported-texts.ts";

// Made-up sentences, no real texts: only the form matters.
export const statement = {
  author: "Nobody",
  licence: "Made up for a test.",
  source: "https://example.org/text",
  rights: "We wrote it.",
};

/** A manifest and its one data file, whose hash and count are right. */
export function madePack(lines: readonly unknown[], changes: Record<string, unknown> = {}) {
  const data = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  const isHadith = changes.kind === "hadith";
  const manifest = {
    format: textPackFormat,
    id: "made-text",
    kind: "tafsir",
    language: "fr",
    title: "Made text",
    ...statement,
    ...(isHadith && { collection: "made-book" }),
    files: [{ path: "data.ndjson", sha256: sha256(data), count: lines.length }],
    ...changes,
  };
  return { manifest: JSON.stringify(manifest), data: Buffer.from(data) };
}

/** A line for each verse of the Quran. */
export const wholeTranslation: readonly { readonly verses: string; readonly text: string }[] = Array.from(
  { length: ayahCount },
  (_, at) => {
    const verse = verseAt(at + 1) ?? { surah: 1, ayah: 1 };
    return { verses: verseKey(verse), text: `Made sentence ${at + 1}` };
  },
);
