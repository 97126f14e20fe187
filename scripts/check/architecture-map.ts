import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { format } from "dependency-cruiser";
import { readImports } from "./check-layers.ts";
import { filesOf } from "./import-rules.ts";
import { layers } from "./layers.ts";

const mapFile = "docs/architecture.md";
const [startMark, endMark] = ["<!-- map: written by npm run map -->", "<!-- end of map -->"] as const;

/** The layer's own folders, without those that are layers themselves. */
function foldersOf(layer: string, files: readonly string[]): string {
  const isOfLayer = new RegExp(filesOf(layer));
  const paths = files.filter((file) => isOfLayer.test(file)).map((file) => file.slice(layer.length + 1));
  const folders = paths.flatMap((path) => (path.includes("/") ? (path.split("/")[0] ?? []) : []));
  return [...new Set(folders)].sort().join(", ");
}

/** Sorted, so that the map changes only with the layers and not with the order of imports in a file. */
function sortedArrows(diagram: string): string[] {
  const { arrows = [], shapes = [] } = Object.groupBy(diagram.split("\n"), (line) =>
    line.includes("-->") ? "arrows" : "shapes",
  );
  return [...shapes, ...arrows.sort()];
}

/** The layers with the imports between them, drawn by dependency-cruiser, and the folders of each. */
async function drawMap(root: string): Promise<string> {
  const imports = await readImports(root);
  // Scripts, benchmarks and tests import everything: their arrows would only hide the others.
  const drawn = layers.filter(({ mayImport }) => !mayImport.some((folder) => folder === "*"));
  const names = drawn.map(({ folder }) => folder).sort((one, two) => two.length - one.length);
  const { output } = await format(imports, {
    outputType: "mermaid",
    collapse: `^(?:${names.join("|")})(?=/)`,
    includeOnly: `^(?:${names.join("|")})/`,
    exclude: "\\.test\\.tsx?$",
  });
  const files = imports.modules
    .map(({ source }) => source)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const rows = layers.map(({ folder }) => `| \`${folder}/\` | ${foldersOf(folder, files)} |`);
  return [
    "```mermaid",
    ...sortedArrows(String(output).trim()),
    "```",
    "",
    "| layer | folders |",
    "|---|---|",
    ...rows,
  ].join("\n");
}

/**
 * The page with the map between its two markers replaced.
 * @throws when a marker is missing.
 */
export function withMap(page: string, map: string): string {
  const [from, to] = [page.indexOf(startMark), page.indexOf(endMark)];
  if (from < 0 || to < from)
    throw new Error(`${mapFile} has no place for the map: ${startMark} … ${endMark}`);
  return `${page.slice(0, from + startMark.length)}\n${map}\n${page.slice(to)}`;
}

/** Redraws the map inside the page about the architecture. */
export async function writeArchitectureMap(root: string): Promise<void> {
  const file = join(root, mapFile);
  await writeFile(file, withMap(await readFile(file, "utf8"), await drawMap(root)));
}

/** Reports a map that does not match the imports; empty when it does. */
export async function checkArchitectureMap(root: string): Promise<string[]> {
  const [map, page] = await Promise.all([drawMap(root), readFile(join(root, mapFile), "utf8")]);
  return withMap(page, map) === page
    ? []
    : [`the map in ${mapFile} does not match the imports: npm run map redraws it`];
}
