import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rooms } from "#scripts/check/layers.ts";
import { readArrows } from "./check-rooms.ts";
import { partOf, roomOf } from "./room-of.ts";

const mapFile = "docs/architecture.md";
const [begin, end] = ["<!-- map: written by npm run map -->", "<!-- end of map -->"] as const;

/** The layers with their folders and the imports between layers, as the code has them. */
async function drawMap(root: string): Promise<string> {
  const { files, arrows } = await readArrows(root);
  const sources = files.filter((file) => !/\.test\.tsx?$/.test(file));
  const parts = new Map<string, Set<string>>();
  for (const file of sources) {
    const room = roomOf(file);
    if (!room) continue;
    const part = partOf(file, room);
    const known = parts.get(room.folder) ?? new Set();
    if (!part.includes(".")) known.add(part);
    parts.set(room.folder, known);
  }
  const between = new Set<string>();
  for (const { from, to } of arrows) {
    const [source, target] = [roomOf(from), roomOf(to)];
    if (source && target && source !== target && !/\.test\.tsx?$/.test(from))
      between.add(`  ${source.folder} --> ${target.folder}`);
  }
  const rows = rooms
    .filter(({ folder }) => parts.has(folder))
    .map(({ folder }) => `| \`${folder}/\` | ${[...(parts.get(folder) ?? [])].sort().join(", ")} |`);
  return [
    "```mermaid",
    "flowchart TD",
    ...[...between].sort(),
    "```",
    "",
    "| layer | folders |",
    "|---|---|",
    ...rows,
  ].join("\n");
}

/**
 * The page with the map between its two markers replaced; the words around it stay as they are.
 * @throws when a marker is missing.
 */
export function withMap(page: string, map: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${mapFile} has no place for the map: ${begin} … ${end}`);
  return `${page.slice(0, from + begin.length)}\n${map}\n${page.slice(to)}`;
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
