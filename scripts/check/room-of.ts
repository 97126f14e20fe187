import { type Room, rooms } from "#scripts/check/layers.ts";

const byDepth: readonly Room[] = [...rooms].sort((a, b) => b.folder.length - a.folder.length);

/** The innermost room that holds a file, by its path from the root. */
export function roomOf(file: string): Room | undefined {
  return byDepth.find(({ folder }) => file.startsWith(`${folder}/`));
}

/** The part of a room a file belongs to: its first folder below the room. */
export function partOf(file: string, room: Room): string {
  return file.slice(room.folder.length + 1).split("/")[0] ?? "";
}

/** Why one file may not import another; undefined when it may. */
export function wrongArrow(from: string, to: string): string | undefined {
  const [source, target] = [roomOf(from), roomOf(to)];
  if (!source || !target) return undefined;
  if (source.folder === target.folder) {
    if (!source.isolatesParts || partOf(from, source) === partOf(to, source)) return undefined;
    return `${source.folder} keeps its parts apart: what two share sinks a floor`;
  }
  if (source.mayImport.includes("*") || source.mayImport.includes(target.folder)) return undefined;
  return `${source.folder} may not import ${target.folder}`;
}

/** Why a file may not reach past a text's door; undefined when it may. */
export function bypassedEntryPoint(from: string, to: string): string | undefined {
  const text = /^content\/([^/]+)\//.exec(to)?.[1];
  if (
    !text ||
    from.startsWith(`content/${text}/`) ||
    from.startsWith("scripts/") ||
    from.startsWith("bench/") ||
    from.startsWith("tests/")
  )
    return undefined;
  return to === `content/${text}/index.ts` ? undefined : `content/${text} has one door, index.ts`;
}
