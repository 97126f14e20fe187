import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import source from "./source.json" with { type: "json" };

const published = new URL("../../.built/public/places/", import.meta.url);
const built = new URL("./built/", import.meta.url);
const stampFile = new URL("stamp.json", built);
const packageFile = createRequire(import.meta.url).resolve(`${source.package}/${source.file}`);
const started = performance.now();

/** The package is known by its version; its bytes are checked when it is read. */
function inputsHash(): string {
  const files = [
    "./build.ts",
    "./building/place-lines.ts",
    "./data/built-in.json",
    "./schema.ts",
    "./source.json",
    "../../domain/places/fold-place-name.ts",
    "../../domain/places/edit-distance.ts",
    "../../domain/places/place-index.ts",
    "../../domain/arabic-folding/fold-arabic.ts",
  ];
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(new URL(file, import.meta.url)));
  return hash.digest("hex");
}

function isFresh(inputs: string): boolean {
  if (!existsSync(stampFile)) return false;
  const stamp: { inputs: string; file: string } = JSON.parse(readFileSync(stampFile, "utf8"));
  return (
    stamp.inputs === inputs &&
    ["", ".br", ".gz"].every((end) => existsSync(new URL(stamp.file + end, published)))
  );
}

async function build(inputs: string): Promise<string> {
  const { z } = await import("zod");
  const { builtInFile, packageCity } = await import("./schema.ts");
  const { placeIndexFile } = await import("./building/place-lines.ts");
  const bytes = readFileSync(packageFile);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  if (sha256 !== source.sha256) throw new Error(`cities: ${source.package} is not the one that was checked`);
  const cities = z
    .array(packageCity)
    .length(source.counts.cities)
    .parse(JSON.parse(bytes.toString("utf8")));
  const ours = builtInFile.parse(
    JSON.parse(readFileSync(new URL("./data/built-in.json", import.meta.url), "utf8")),
  );
  const index = placeIndexFile(cities, ours.cities);
  if (index.zones.length !== source.counts.zones) throw new Error("cities: the zones are not those counted");
  const text = Buffer.from(JSON.stringify(index));
  const file = `cities-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.json`;
  mkdirSync(published, { recursive: true });
  for (const old of readdirSync(published))
    if (old.startsWith("cities-") && !old.startsWith(file)) rmSync(new URL(old, published));
  writeFileSync(new URL(file, published), text);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(new URL(`${file}.br`, published), brotliCompressSync(text, { params }));
  writeFileSync(new URL(`${file}.gz`, published), gzipSync(text, { level: 9 }));
  mkdirSync(built, { recursive: true });
  writeFileSync(new URL("address.json", built), JSON.stringify({ address: `/places/${file}` }));
  writeFileSync(stampFile, JSON.stringify({ inputs, file }));
  return file;
}

const inputs = inputsHash();
const took = () => `${Math.round(performance.now() - started)} ms`;
if (isFresh(inputs)) console.log(`cities: nothing changed (${took()})`);
else console.log(`cities: built ${await build(inputs)} (${took()})`);
