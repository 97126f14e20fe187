import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { DatabaseUser } from "#server/store/embedded/database-user.ts";

/** A program of the cluster that runs until it is stopped. */
export type RunningProgram = {
  readonly pid: number;
  /** True until it has ended, by itself or not. */
  isRunning(): boolean;
  /** Asks it to end and waits; after so many milliseconds it is killed. */
  stop(longest?: number): Promise<void>;
};

type ProgramOptions = {
  /** Whom it runs as; the user of this process by default. */
  readonly user?: DatabaseUser | undefined;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** Its output goes to the end of this file. */
  readonly log: string;
};

/** Starts a program in a group of its own, so that Ctrl-C reaches only the cluster, which stops it in order. */
export function runProgram(
  command: string,
  options: readonly string[],
  { user, env = {}, cwd, log }: ProgramOptions,
): RunningProgram {
  const output = openSync(log, "a");
  const child = spawn(command, options, {
    ...user,
    cwd,
    env: { PATH: process.env.PATH, TZ: "UTC", LC_ALL: "C.UTF-8", ...env },
    detached: true,
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  // A program that cannot be started has no pid; whoever waits for it finds that it does not run.
  child.on("error", () => undefined);
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    pid: child.pid ?? 0,
    isRunning,
    async stop(longest = 30_000) {
      if (!isRunning()) return;
      await endOf(child, longest);
    },
  };
}

async function endOf(child: ChildProcess, longest: number): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), longest);
  await ended;
  clearTimeout(timer);
}

/** A process and all that it has started, the youngest last (Linux). */
export function processTree(pid: number): number[] {
  const children = (() => {
    try {
      return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
    } catch {
      return "";
    }
  })();
  return [pid, ...children.split(" ").filter(Boolean).map(Number).flatMap(processTree)];
}

/** Asks again until the answer is true; throws what was waited for after so many milliseconds. */
export async function until(
  what: string,
  isDone: () => boolean | Promise<boolean>,
  longest = 120_000,
): Promise<void> {
  const deadline = Date.now() + longest;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error(`the cluster waited in vain for ${what}`);
    await pause(200);
  }
}
