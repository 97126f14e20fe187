import { spawn } from "node:child_process";

export type StepResult = { readonly name: string; readonly passed: boolean; readonly seconds: number };

/** Runs a program of `node_modules/.bin` and shows its output; true when its exit code is 0. */
export function runTool(
  root: string,
  command: string,
  options: readonly string[],
  extra: NodeJS.ProcessEnv = {},
) {
  return new Promise<boolean>((resolve) => {
    const child = spawn(command, options, {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, PATH: `${root}/node_modules/.bin:${process.env.PATH}`, ...extra },
      shell: process.platform === "win32",
    });
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
}

/** Runs one step and prints its name, result and time; an exception is a failure. */
export async function step(name: string, run: () => Promise<boolean>): Promise<StepResult> {
  const from = performance.now();
  console.log(`\n── ${name}`);
  const passed = await run().catch((error: unknown) => {
    console.error(error);
    return false;
  });
  const seconds = Math.round((performance.now() - from) / 100) / 10;
  console.log(`── ${name}: ${passed ? "passed" : "failed"} (${seconds} s)`);
  return { name, passed, seconds };
}
