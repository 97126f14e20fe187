import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";

/** The other texts are built from the first; the second takes as long as it and needs none. */
const first = ["quran", "cities"];
/** They are made from the others or checked against them, which must be built. */
const last = ["assistant", "answer-cards"];

/** Runs the build of one text, which says itself what is wrong. */
function buildContent(root: string, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join("content", text, "build.ts")], {
      cwd: root,
      stdio: "inherit",
    });
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`content/${text} failed to build`)),
    );
  });
}

/** Builds these texts, one for each core at a time. */
async function buildSideBySide(root: string, texts: readonly string[]): Promise<void> {
  const waiting = [...texts];
  const buildNext = async () => {
    for (let text = waiting.shift(); text !== undefined; text = waiting.shift())
      await buildContent(root, text);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, buildNext));
}

/**
 * Runs the build of every text that has one.
 * @throws at the first that fails, after its own message.
 */
export async function buildContents(root: string): Promise<void> {
  const folder = join(root, "content");
  const texts = readdirSync(folder).filter((text) => existsSync(join(folder, text, "build.ts")));
  const between = texts.filter((text) => !first.includes(text) && !last.includes(text));
  for (const group of [first, between, last]) await buildSideBySide(root, group);
}
