import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The other texts are built from these. */
const first = ["quran"];
/** They are checked against the others, which must be built. */
const last = ["answer-cards"];

/**
 * Runs the build of every text that has one.
 * @throws at the first that fails, after its own message.
 */
export function buildContents(root: string): void {
  const folder = join(root, "content");
  const texts = readdirSync(folder).filter((text) => existsSync(join(folder, text, "build.ts")));
  const between = texts.filter((text) => !first.includes(text) && !last.includes(text));
  const ordered = [...first, ...between, ...last];
  for (const text of ordered) {
    const { status } = spawnSync(process.execPath, [join("content", text, "build.ts")], {
      cwd: root,
      stdio: "inherit",
    });
    if (status !== 0) throw new Error(`content/${text} failed to build`);
  }
}
