import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";

const root = new URL("../../../", import.meta.url);

/** Where the build writes the addresses of the parts, and where the browser fetches them from. */
export const addressesFile = new URL("content/assistant/built/parts.json", root);
export const publicRoot = new URL(".built/public/", root);

/** The texts that are searched, and the rules by which. */
const inputs = [
  "content/assistant/building/",
  "content/assistant/parts-head.ts",
  "content/assistant/source-texts.ts",
  "content/quran-search/built/addresses.json",
  ...[
    "subjects",
    "hadith",
    "duas",
    "athkar",
    "faq",
    "names-of-allah",
    "islamic-calendar",
    "prayer-guide",
  ].map((text) => `content/${text}/data/`),
  "content/tajweed/",
  "domain/retrieval/",
  "domain/search/",
  "domain/arabic-folding/",
];

function filesIn(path: string): URL[] {
  const place = new URL(path, root);
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /\.(ts|json)$/.test(name) && !name.endsWith(".test.ts"))
    .sort()
    .map((name) => new URL(name, place));
}

/** SHA-256 over everything the parts depend on. */
export function inputsHash(): string {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap(filesIn)) hash.update(readFileSync(file));
  return hash.digest("hex");
}

/** True if the last build had the same inputs and its files are still there. */
export function isFresh(hash: string): boolean {
  if (!existsSync(addressesFile)) return false;
  const written: { inputs: string; languages: Record<string, string> } = JSON.parse(
    readFileSync(addressesFile, "utf8"),
  );
  return (
    written.inputs === hash &&
    Object.values(written.languages).every((start) =>
      existsSync(new URL(`.${start}head.json.gz`, publicRoot)),
    )
  );
}
