import { readFileSync } from "node:fs";

export type TestCount = { readonly passed: number; readonly failed: number };

/** A JSON report of tests; undefined where it is missing or broken. */
export function readReport(file: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Reads Vitest's JSON report; a missing report counts as one failure. */
export function countUnit(file: string): TestCount {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  return { passed: Number(report.numPassedTests), failed: Number(report.numFailedTests) };
}

/** Reads Playwright's JSON report; a flaky test counts as failed, a missing report as one failure. */
export function countEndToEnd(file: string): TestCount {
  const stats = readReport(file)?.stats as Record<string, number> | undefined;
  if (!stats) return { passed: 0, failed: 1 };
  return { passed: stats.expected ?? 0, failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0) };
}
