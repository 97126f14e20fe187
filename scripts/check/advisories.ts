import { execFile } from "node:child_process";

/** `not-asked`: nobody answered, which says nothing of the packages. */
export type AdvisoryAnswer =
  | { readonly kind: "clean" }
  | { readonly kind: "found"; readonly lines: readonly string[] }
  | { readonly kind: "not-asked"; readonly why: string };

/** Severities that fail the check. */
const grave = new Set(["high", "critical"]);

/** Reads what `npm audit --json` printed. */
export function readAudit(printed: string): AdvisoryAnswer {
  let said: {
    error?: { summary?: string };
    message?: string;
    vulnerabilities?: Record<string, { severity?: string }>;
  };
  try {
    said = JSON.parse(printed);
  } catch {
    return { kind: "not-asked", why: "npm audit printed nothing that can be read" };
  }
  if (!said.vulnerabilities) {
    const why = said.message ?? said.error?.summary ?? "the registry gave no answer";
    return { kind: "not-asked", why: why.replace(/https?:\/\/\S+/g, "the registry") };
  }
  const lines = Object.entries(said.vulnerabilities)
    .filter(([, { severity = "" }]) => grave.has(severity))
    .map(([name, { severity }]) => `${name}: ${severity}`);
  return lines.length > 0 ? { kind: "found", lines } : { kind: "clean" };
}

/** Asks the registry for known faults of every locked package, once, for at most 20 seconds. */
export function askAdvisories(root: string): Promise<AdvisoryAnswer> {
  const words = ["audit", "--json", "--fetch-retries=0", "--fetch-timeout=20000"];
  return new Promise((resolve) => {
    execFile("npm", words, { cwd: root, maxBuffer: 64 * 1024 * 1024, timeout: 60_000 }, (_error, printed) =>
      resolve(readAudit(printed)),
    );
  });
}
