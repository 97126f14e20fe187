import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rooms } from "#scripts/check/layers.ts";
import { readArrows } from "./check-rooms.ts";
import { partOf, roomOf } from "./room-of.ts";

const mapFile = "docs/house.md";

/** The rooms with their parts and the arrows between rooms, drawn from the imports as they are. */
async function drawHouse(root: string): Promise<string> {
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
    "# The house",
    "",
    "Drawn from the imports by `npm run map`; `npm run check` compares. Who may import whom is the table in `scripts/check/layers.ts`.",
    "",
    "```mermaid",
    "flowchart TD",
    ...[...between].sort(),
    "```",
    "",
    "| room | parts |",
    "|---|---|",
    ...rows,
    "",
  ].join("\n");
}

/** Writes the map anew. */
export async function writeHouseMap(root: string): Promise<void> {
  await writeFile(join(root, mapFile), await drawHouse(root));
}

/** Says that the map is not that of the house; empty when it is. */
export async function checkHouseMap(root: string): Promise<string[]> {
  const [drawn, kept] = await Promise.all([
    drawHouse(root),
    readFile(join(root, mapFile), "utf8").catch(() => ""),
  ]);
  return drawn === kept
    ? []
    : [`${mapFile} is not the map of the house as it stands: npm run map draws it anew`];
}
