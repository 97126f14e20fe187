import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { publishFile, publishJson } from "#content/publish-file.ts";
import source from "./source.json" with { type: "json" };

const published = new URL("../../.built/public/places/", import.meta.url);
const built = new URL("./built/", import.meta.url);
const stampFile = new URL("stamp.json", built);
const packageFile = createRequire(import.meta.url).resolve(`${source.package}/${source.file}`);
const started = performance.now();

/** The package is identified by its version; its bytes are checked when it is read. */
function inputsHash(): string {
  const files = [
    "./build.ts",
    "./building/place-lines.ts",
    "./building/zone-cities.ts",
    "./data/built-in.json",
    "./data/zone-names.json",
    "./data/zones.json",
    "./schema.ts",
    "./source.json",
    "../publish-file.ts",
    "../../domain/places/fold-place-name.ts",
    "../../domain/places/edit-distance.ts",
    "../../domain/places/place-index.ts",
    "../../domain/places/place-names.ts",
    "../../domain/places/zone-place.ts",
    "../../domain/arabic-folding/fold-arabic.ts",
  ];
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(new URL(file, import.meta.url)));
  return hash.digest("hex");
}

type Stamp = { readonly inputs: string; readonly files: readonly string[] };

function isFresh(inputs: string): boolean {
  if (!existsSync(stampFile)) return false;
  const stamp: Partial<Stamp> = JSON.parse(readFileSync(stampFile, "utf8"));
  const isThere = (file: string) =>
    ["", ".br", ".gz"].every((end) => existsSync(new URL(file + end, published)));
  return stamp.inputs === inputs && (stamp.files?.every(isThere) ?? false);
}

const hashOf = (text: string | Buffer) => createHash("sha256").update(text).digest("hex").slice(0, 8);

/** Writes parts with one hash for all of them: the page computes which of them it needs. Returns how addresses begin. */
async function publishParts(
  name: string,
  parts: readonly unknown[],
): Promise<{ address: string; files: string[] }> {
  const start = `${name}-${hashOf(JSON.stringify(parts))}-`;
  const files = parts.map((_, part) => `${start}${part}.json`);
  await Promise.all(files.map((file, part) => publishJson(new URL(file, published), parts[part])));
  return { address: `/places/${start}`, files };
}

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));

async function build(inputs: string): Promise<string> {
  const { z } = await import("zod");
  const { builtInFile, packageCity, zoneNamesFile, zonesFile } = await import("./schema.ts");
  const { readPlaceIndex } = await import("../../domain/places/place-index.ts");
  const { placeNameFiles } = await import("../../domain/places/place-names.ts");
  const { placeIndexFile } = await import("./building/place-lines.ts");
  const { largestCities, namesOf, zoneCities, zoneFiles } = await import("./building/zone-cities.ts");
  const bytes = readFileSync(packageFile);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  if (sha256 !== source.sha256) throw new Error(`cities: ${source.package} is not the one that was checked`);
  const cities = z
    .array(packageCity)
    .length(source.counts.cities)
    .parse(JSON.parse(bytes.toString("utf8")));
  const ours = builtInFile.parse(read("./data/built-in.json")).cities;
  const zones = zonesFile.parse(read("./data/zones.json"));
  const names = zoneNamesFile.parse(read("./data/zone-names.json")).zones;
  const listed = [...largestCities(cities, zones)].flatMap(([zone, { id }]) => {
    const own = names[zone];
    return own ? [[id, namesOf(own)] as const] : [];
  });
  const index = placeIndexFile(cities, ours, new Map(listed));
  if (index.zones.length !== source.counts.zones) throw new Error("cities: the zones are not those counted");

  mkdirSync(published, { recursive: true });
  for (const old of readdirSync(published)) rmSync(new URL(old, published));
  const text = JSON.stringify(index);
  const file = `cities-${hashOf(text)}.json`;
  await publishFile(new URL(file, published), text);
  const parts = zoneFiles(zoneCities({ cities, ours, zones, names }));
  const zoned = await publishParts("zones", parts);
  const named = await publishParts("names", placeNameFiles(readPlaceIndex(index)));

  mkdirSync(built, { recursive: true });
  const addresses = { address: `/places/${file}`, zones: zoned.address, names: named.address };
  writeFileSync(new URL("address.json", built), JSON.stringify(addresses));
  const files = [file, ...zoned.files, ...named.files];
  writeFileSync(stampFile, JSON.stringify({ inputs, files } satisfies Stamp));
  return file;
}

const inputs = inputsHash();
const took = () => `${Math.round(performance.now() - started)} ms`;
if (isFresh(inputs)) console.log(`cities: nothing changed (${took()})`);
else console.log(`cities: built ${await build(inputs)} (${took()})`);
