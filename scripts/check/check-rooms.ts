import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { rooms } from "#scripts/check/layers.ts";
import { bypassedEntryPoint, roomOf, wrongArrow } from "./room-of.ts";

export type Arrow = { readonly from: string; readonly to: string };

/** Fewer files read than this share of those on disk means that the reader of imports is blind. */
const leastShare = 1;

const isSource = (name: string) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts");
const isTest = (name: string) => /\.test\.tsx?$/.test(name);

const folders = [...new Set(rooms.map(({ folder }) => folder.split("/")[0] ?? folder))];

function sourcesOnDisk(root: string): string[] {
  return folders.flatMap((folder) => {
    try {
      return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
        .filter(isSource)
        .map((name) => join(folder, name));
    } catch {
      return [];
    }
  });
}

/** Every import between files of ours, types included, as the cruiser reads it. */
export async function readArrows(
  root: string,
): Promise<{ readonly files: string[]; readonly arrows: Arrow[] }> {
  const present = folders.filter((folder) => readdirSync(root).includes(folder));
  const { output } = await cruise(present, {
    baseDir: root,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(built|dist|node_modules)/" },
    tsPreCompilationDeps: true,
    parser: "swc",
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "default"] },
  });
  const { modules } = output as ICruiseResult;
  const ours = modules.filter(({ source }) => isSource(source));
  const arrows = ours.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ couldNotResolve, resolved }) => !couldNotResolve && !resolved.includes("node_modules"))
      .map(({ resolved }) => ({ from: source, to: relative(".", resolved) })),
  );
  return { files: ours.map(({ source }) => source), arrows };
}

function circlesIn(arrows: readonly Arrow[]): string[] {
  const next = Map.groupBy(arrows, ({ from }) => from);
  const state = new Map<string, "open" | "done">();
  const found: string[] = [];
  const visit = (file: string, path: readonly string[]) => {
    if (state.get(file) === "done") return;
    if (state.get(file) === "open") {
      found.push(`circle: ${[...path.slice(path.indexOf(file)), file].join(" → ")}`);
      return;
    }
    state.set(file, "open");
    for (const { to } of next.get(file) ?? []) visit(to, [...path, file]);
    state.set(file, "done");
  };
  for (const file of next.keys()) visit(file, []);
  return found;
}

/** Circles among the rooms: those that the table allows and those that the files draw. */
function circlesOfRooms(arrows: readonly Arrow[]): string[] {
  const allowed = rooms.flatMap(({ folder, mayImport }) =>
    mayImport.filter((to) => to !== "*").map((to) => ({ from: folder, to })),
  );
  const drawn = arrows.flatMap(({ from, to }) => {
    const [source, target] = [roomOf(from)?.folder, roomOf(to)?.folder];
    return source && target && source !== target ? [{ from: source, to: target }] : [];
  });
  const unlike = Map.groupBy([...allowed, ...drawn], ({ from, to }) => `${from} → ${to}`);
  return circlesIn([...unlike.values()].flatMap((same) => same.slice(0, 1)));
}

/** Everything wrong with the arrows of the house, a line each; empty when all is well. */
export async function checkRooms(root: string): Promise<string[]> {
  const { files, arrows } = await readArrows(root);
  const onDisk = sourcesOnDisk(root).filter((file) => !file.includes("/built/"));
  const unread = onDisk.filter((file) => !files.includes(file));
  const blind =
    files.length < onDisk.length * leastShare || arrows.length < files.length
      ? [
          `only ${files.length} of ${onDisk.length} files and ${arrows.length} imports were read: ${unread.slice(0, 5).join(", ")}`,
        ]
      : [];
  const fromCode = arrows.filter(({ from }) => !isTest(from));
  const wrong = fromCode.flatMap(({ from, to }) =>
    [wrongArrow(from, to), bypassedEntryPoint(from, to)]
      .filter(Boolean)
      .map((why) => `${from} → ${to}: ${why}`),
  );
  return [...blind, ...wrong, ...circlesIn(fromCode), ...circlesOfRooms(fromCode)];
}
