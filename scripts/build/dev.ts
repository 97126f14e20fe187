import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { buildContents } from "./build-contents.ts";
import { subsetFonts } from "./subset-fonts.ts";

const root = resolve(import.meta.dirname, "../..");
await buildContents(root);
await subsetFonts(root);
const watched = ["server", "contract", "domain", "scripts/build"].flatMap((folder) => [
  `--watch-path=${folder}`,
]);
const child = spawn(process.execPath, [...watched, "--watch-preserve-output", "scripts/build/serve-dev.ts"], {
  cwd: root,
  stdio: "inherit",
});
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => child.kill(signal));
child.once("exit", (code) => process.exit(code ?? 0));
