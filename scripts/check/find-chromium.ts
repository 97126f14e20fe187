import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { runTool } from "./step.ts";

const debian = { whole: "/usr/bin/chromium", shell: "/usr/bin/chromium-headless-shell" } as const;

const firstOf = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

function installed(): string | undefined {
  return firstOf(process.env.CHROMIUM_PATH, debian.whole, chromium.executablePath());
}

/** Tries to install a package if apt exists; the caller checks whether it worked. */
export async function installWithApt(root: string, name: string): Promise<void> {
  if (!existsSync("/usr/bin/apt-get")) return;
  console.log(`riwaq: installing Debian's ${name}`);
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = async (...options: string[]) => {
    const [command = "apt-get", ...rest] = [...asRoot, "apt-get", ...options];
    return runTool(root, command, rest, { DEBIAN_FRONTEND: "noninteractive" });
  };
  await apt("update", "-qq");
  await apt("install", "-y", "-qq", "--no-install-recommends", name);
}

/** The path of a Chromium, installed first if there is none: Debian's with apt, else Playwright's own. */
export async function findChromium(root: string): Promise<string> {
  const found = installed();
  if (found) return found;
  console.log("riwaq: no Chromium found");
  await installWithApt(root, "chromium");
  if (!installed()) {
    console.log("riwaq: downloading Playwright's Chromium");
    await runTool(root, "playwright", ["install", "--with-deps", "chromium"]);
  }
  const now = installed();
  if (!now) throw new Error("no Chromium could be installed; set CHROMIUM_PATH to one");
  return now;
}

/**
 * The path of `chromium-headless-shell`, which renders the same pages with less work. It is the whole browser where
 * `CHROMIUM_PATH` names one or the shell cannot be installed.
 */
export async function findHeadlessShell(root: string): Promise<string> {
  const named = firstOf(process.env.CHROMIUM_SHELL_PATH, process.env.CHROMIUM_PATH);
  if (named) return named;
  const whole = await findChromium(root);
  if (!existsSync(debian.shell) && whole === debian.whole)
    await installWithApt(root, "chromium-headless-shell");
  return firstOf(debian.shell) ?? whole;
}
