import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Metrics, openMetrics } from "./metrics.ts";

const root = resolve(import.meta.dirname, "../..");
const promtool = "/usr/bin/promtool";
const read = (path: string) => readFileSync(join(root, path), "utf8");

let metrics: Metrics;
/** Names of the series that a process serves. */
let served: Set<string>;
/** The labels of our own metrics. */
const labels = new Set(["method", "route", "status", "code", "task", "outcome", "kind", "state", "queue"]);
/** Labels of Prometheus itself, and of its histograms. */
const given = new Set(["job", "instance", "le", "call", "direction"]);

beforeAll(async () => {
  metrics = await openMetrics();
  const port = await metrics.listen(0, "127.0.0.1");
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  served = new Set(["up"]);
  for (const [, name = "", type = ""] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    served.add(name);
    if (type === "histogram") for (const end of ["bucket", "sum", "count"]) served.add(`${name}_${end}`);
  }
});

afterAll(() => metrics.close());

/** Names of series in a PromQL expression. */
const namesIn = (expression: string) => expression.match(/\b(?:riwaq|process|nodejs)_\w+|\bup(?=\{)/g) ?? [];

/** Labels by which an expression chooses or sums. */
function labelsIn(expression: string): string[] {
  const chosen = [...expression.matchAll(/[{,]\s*(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = ""]) => label);
  const summed = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = ""]) => list.split(/,\s*/));
  return [...chosen, ...summed];
}

function alertExpressions(): string[] {
  const rules = read("deploy/prometheus/riwaq-alerts.yaml");
  return [...rules.matchAll(/^ {8}expr: (?:\|\n((?: {10}.*\n)+)|(.*)\n)/gm)].map(
    ([, block, line]) => block ?? line ?? "",
  );
}

function panelExpressions(): string[] {
  const board = JSON.parse(read("deploy/grafana/riwaq.json")) as {
    panels: { targets: { expr: string }[] }[];
  };
  return board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}

describe.each([
  ["alert rules", alertExpressions, 15],
  ["dashboard", panelExpressions, 20],
])("the expressions of the %s", (_, expressions, least) => {
  test("use metrics that exist, by labels that they have", () => {
    expect(expressions().length).toBeGreaterThanOrEqual(least);
    for (const expression of expressions()) {
      expect(namesIn(expression).length, expression).toBeGreaterThan(0);
      for (const name of namesIn(expression)) expect([...served], expression).toContain(name);
      for (const label of labelsIn(expression)) expect([...labels, ...given], expression).toContain(label);
    }
  });
});

test("every metric of ours is in the dashboard and explained in docs/operating.md", () => {
  const ours = [...served].filter((name) => /^riwaq_.*(?<!_bucket|_sum|_count)$/.test(name));
  expect(ours.length).toBeGreaterThan(12);
  const shown = panelExpressions().join("\n");
  const explained = read("docs/operating.md");
  for (const name of ours) {
    expect(shown, "the dashboard").toContain(name);
    expect(explained, "docs/operating.md").toContain(`\`${name}\``);
  }
});

// Only Prometheus' own program can judge its rules; Debian has it in the package prometheus.
describe.skipIf(!existsSync(promtool))("promtool", () => {
  const folder = join(root, "deploy/prometheus");

  test("finds no fault in the alert rules", () => {
    const options = ["check", "rules", "--lint=all", "--lint-fatal", "riwaq-alerts.yaml"];
    expect(execFileSync(promtool, options, { cwd: folder, encoding: "utf8" })).toMatch(/SUCCESS: \d\d rules/);
  });

  test("fires each alert for figures that need somebody, and none for usual ones", () => {
    const said = execFileSync(promtool, ["test", "rules", "riwaq-alerts.test.yaml"], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(said).toContain("SUCCESS");
  });
});

test("every alert is tried with figures", () => {
  const names = [...read("deploy/prometheus/riwaq-alerts.yaml").matchAll(/- alert: (\w+)/g)].map(
    ([, name]) => name,
  );
  const tried = [...read("deploy/prometheus/riwaq-alerts.test.yaml").matchAll(/alertname: (\w+)/g)].map(
    ([, name]) => name,
  );
  expect(names.filter((name) => !tried.includes(name))).toEqual([]);
});

test("every alert names its severity and what is wrong", () => {
  const rules = read("deploy/prometheus/riwaq-alerts.yaml").split("- alert: ").slice(1);
  for (const rule of rules)
    expect(rule).toMatch(/severity: (?:critical|warning) \}\n {8}annotations:\n {10}summary: ".+"\n/);
});
