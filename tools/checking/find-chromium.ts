import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { runTool } from "./step.ts";

const debian = "/usr/bin/chromium";

function installed(): string | undefined {
  const own = chromium.executablePath();
  return [process.env.CHROMIUM_PATH, debian, own].find((path) => path && existsSync(path));
}

/** The path of a Chromium, installing one where there is none: Debian's with apt, else Playwright's own. */
export async function findChromium(root: string): Promise<string> {
  const found = installed();
  if (found) return found;
  if (existsSync("/usr/bin/apt-get")) {
    console.log("riwaq: no Chromium found; installing Debian's");
    const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
    const apt = async (...options: string[]) => {
      const [command = "apt-get", ...rest] = [...asRoot, "apt-get", ...options];
      return runTool(root, command, rest, { DEBIAN_FRONTEND: "noninteractive" });
    };
    await apt("update", "-qq");
    await apt("install", "-y", "-qq", "--no-install-recommends", "chromium");
  }
  if (!installed()) {
    console.log("riwaq: no Chromium found; downloading Playwright's");
    await runTool(root, "playwright", ["install", "--with-deps", "chromium"]);
  }
  const now = installed();
  if (!now) throw new Error("no Chromium could be installed; set CHROMIUM_PATH to one");
  return now;
}
