import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Texts that others are built from come first. */
const first = ["quran"];

/** Runs the build of every text that has one; a refusal ends the whole with its words. */
export function buildContents(root: string): void {
  const folder = join(root, "content");
  const texts = readdirSync(folder).filter((text) => existsSync(join(folder, text, "build.ts")));
  const ordered = [...first, ...texts.filter((text) => !first.includes(text))];
  for (const text of ordered) {
    const { status } = spawnSync(process.execPath, [join("content", text, "build.ts")], {
      cwd: root,
      stdio: "inherit",
    });
    if (status !== 0) throw new Error(`content/${text} refused to build`);
  }
}
