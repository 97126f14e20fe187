import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { ayahCount, verseAt } from "#domain/verse-reference.ts";
import source from "../source.json" with { type: "json" };

const packageFile = new URL(`../../../node_modules/${source.text.name}/${source.text.path}`, import.meta.url);

const versesFile = z
  .array(z.object({ surah: z.int(), ayah: z.int(), text: z.string().min(1) }))
  .length(ayahCount);

export type ArabicVerse = z.infer<typeof versesFile>[number];

/** The pinned Arabic text in order; throws if the file differs or a verse is misplaced. */
export function readArabicVerses(): ArabicVerse[] {
  const bytes = readFileSync(packageFile);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  if (sha256 !== source.text.sha256)
    throw new Error(
      `tajweed: ${packageFile.pathname} has SHA-256 ${sha256}, but ${source.text.sha256} is pinned`,
    );
  const verses = versesFile.parse(JSON.parse(bytes.toString("utf8")));
  for (const [index, { surah, ayah }] of verses.entries()) {
    const expected = verseAt(index + 1);
    if (expected?.surah !== surah || expected.ayah !== ayah)
      throw new Error(`tajweed: ${surah}:${ayah} stands as verse number ${index + 1}`);
  }
  return verses;
}
