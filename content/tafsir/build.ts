import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { publishJson } from "#content/publish-file.ts";
import { ayahsIn, surahCount } from "#domain/verse-reference.ts";
import source from "./source.json" with { type: "json" };

const surahShape = z.object({
  number: z.int(),
  tafsirs: z.object({ id: z.object({ kemenag: z.record(z.string(), z.string()) }) }),
});

/** The files of the package; throws if they are not the pinned ones. */
function pinnedFiles(): readonly Buffer[] {
  const { name, path, sha256 } = source.package;
  const files = Array.from({ length: surahCount }, (_, at) =>
    readFileSync(
      new URL(`../../node_modules/${name}/${path.replace("{surah}", String(at + 1))}`, import.meta.url),
    ),
  );
  const hash = createHash("sha256");
  for (const file of files) hash.update(file);
  const found = hash.digest("hex");
  if (found !== sha256) throw new Error(`${name} has SHA-256 ${found}, but ${sha256} is pinned`);
  return files;
}

/** The commentary of every verse, surah by surah; throws if a package is not the pinned one or incomplete. */
export function readTafsirPackage(): readonly (readonly string[])[] {
  return pinnedFiles().map((file) => {
    const { number, tafsirs } = surahShape.parse(JSON.parse(file.toString("utf8")));
    return Array.from({ length: ayahsIn(number) }, (_, at) => {
      const text = (tafsirs.id.kemenag[at + 1] ?? "").replace(/\s+/g, " ").trim();
      if (text === "") throw new Error(`${source.id} has no commentary on ${number}:${at + 1}`);
      return text;
    });
  });
}

/**
 * Writes each surah beside its compressed forms and removes what older builds left; returns the folder's
 * name.
 */
async function publish(texts: URL, surahs: readonly (readonly string[])[]): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(surahs)).digest("hex").slice(0, 8);
  const name = `${source.id}-${hash}`;
  const folder = new URL(`${name}/`, texts);
  for (const old of existsSync(texts) ? readdirSync(texts) : [])
    if (old.startsWith("tafsir-") && (old !== name || !source.enabled))
      rmSync(new URL(old, texts), { recursive: true });
  if (!source.enabled || existsSync(new URL("114.json.gz", folder))) return name;
  mkdirSync(folder, { recursive: true });
  await Promise.all(surahs.map((verses, at) => publishJson(new URL(`${at + 1}.json`, folder), verses)));
  return name;
}

if (import.meta.main) {
  const folder = await publish(new URL("../../.built/public/texts/", import.meta.url), readTafsirPackage());
  const built = new URL("./built/", import.meta.url);
  mkdirSync(built, { recursive: true });
  writeFileSync(
    new URL("address.json", built),
    `${JSON.stringify({ folder: source.enabled ? folder : null })}\n`,
  );
  console.log(`tafsir: ${source.enabled ? "built" : "switched off"}`);
}
