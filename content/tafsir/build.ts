import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { z } from "zod";
import { readJson } from "#content/quran/building/package-data.ts";
import { checkPinned, readPackage } from "#content/quran/building/package-file.ts";
import { type Refusal, refuse } from "#content/quran/building/refusal.ts";
import { ayahsIn } from "#domain/verse-reference.ts";
import source from "./source.json" with { type: "json" };

const surahShape = z.object({
  number: z.int(),
  tafsirs: z.object({ id: z.object({ kemenag: z.record(z.string(), z.string()) }) }),
});

/** The commentary of every verse, surah by surah; refuses a package that is not the pinned one, or not whole. */
export function readTafsirPackage(): readonly (readonly string[])[] {
  refuse(checkPinned(source.package, readPackage(source.package)));
  const missing: Refusal[] = [];
  const surahs = readJson(source.package, surahShape).map(({ number, tafsirs }) =>
    Array.from({ length: ayahsIn(number) }, (_, at) => {
      const text = (tafsirs.id.kemenag[at + 1] ?? "").replace(/\s+/g, " ").trim();
      if (text === "")
        missing.push({ text: source.id, verse: `${number}:${at + 1}`, cause: "has no commentary" });
      return text;
    }),
  );
  refuse(missing);
  return surahs;
}

/** Writes each surah beside its compressed forms and removes what older builds left; gives the folder's name. */
function publish(texts: URL, surahs: readonly (readonly string[])[]): string {
  const hash = createHash("sha256").update(JSON.stringify(surahs)).digest("hex").slice(0, 8);
  const name = `${source.id}-${hash}`;
  const folder = new URL(`${name}/`, texts);
  for (const old of existsSync(texts) ? readdirSync(texts) : [])
    if (old.startsWith("tafsir-") && (old !== name || !source.enabled))
      rmSync(new URL(old, texts), { recursive: true });
  if (!source.enabled || existsSync(new URL("114.json.gz", folder))) return name;
  mkdirSync(folder, { recursive: true });
  surahs.forEach((verses, at) => {
    const bytes = Buffer.from(JSON.stringify(verses));
    const file = new URL(`${at + 1}.json`, folder);
    writeFileSync(file, bytes);
    writeFileSync(new URL(`${file.href}.br`), brotliCompressSync(bytes));
    writeFileSync(new URL(`${file.href}.gz`), gzipSync(bytes, { level: 9 }));
  });
  return name;
}

if (import.meta.main) {
  const folder = publish(new URL("../../.built/public/texts/", import.meta.url), readTafsirPackage());
  const built = new URL("./built/", import.meta.url);
  mkdirSync(built, { recursive: true });
  writeFileSync(
    new URL("address.json", built),
    `${JSON.stringify({ folder: source.enabled ? folder : null })}\n`,
  );
  console.log(`tafsir: ${source.enabled ? "built" : "switched off"}`);
}
