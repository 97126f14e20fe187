import { execFile } from "node:child_process";

/** `unavailable`: the registry did not respond, which says nothing about the packages. */
export type AdvisoryResult =
  | { readonly kind: "clean" }
  | { readonly kind: "found"; readonly lines: readonly string[] }
  | { readonly kind: "unavailable"; readonly reason: string };

const failingSeverities = new Set(["high", "critical"]);

/** Reads what `npm audit --json` printed. */
export function readAudit(printed: string): AdvisoryResult {
  let report: {
    error?: { summary?: string };
    message?: string;
    vulnerabilities?: Record<string, { severity?: string }>;
  };
  try {
    report = JSON.parse(printed);
  } catch {
    return { kind: "unavailable", reason: "npm audit printed no JSON" };
  }
  if (!report.vulnerabilities) {
    const reason = report.message ?? report.error?.summary ?? "the registry gave no answer";
    return { kind: "unavailable", reason: reason.replace(/https?:\/\/\S+/g, "the registry") };
  }
  const lines = Object.entries(report.vulnerabilities)
    .filter(([, { severity = "" }]) => failingSeverities.has(severity))
    .map(([name, { severity }]) => `${name}: ${severity}`);
  return lines.length > 0 ? { kind: "found", lines } : { kind: "clean" };
}

/** Asks the registry once for advisories on the locked packages, for at most 60 seconds. */
export function fetchAdvisories(root: string): Promise<AdvisoryResult> {
  const options = ["audit", "--json", "--fetch-retries=0", "--fetch-timeout=20000"];
  return new Promise((resolve) => {
    execFile("npm", options, { cwd: root, maxBuffer: 64 * 1024 * 1024, timeout: 60_000 }, (_error, printed) =>
      resolve(readAudit(printed)),
    );
  });
}
