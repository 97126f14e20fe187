import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { safetyTable } from "./safety-table.ts";

const root = join(import.meta.dirname, "../..");

test("docs/assistant-safety.md shows sixty messages with what the assistant answers today", () => {
  const table = safetyTable(root);
  expect(table.split("\n")).toHaveLength(62);
  expect(readFileSync(join(root, "docs/assistant-safety.md"), "utf8")).toContain(table);
});
