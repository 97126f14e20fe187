import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { restore } from "#server/store/backup.ts";
import { backupFormat, readBackupLine } from "#server/store/backup-lines.ts";
import { queryDatabase, urlOf } from "#server/store/temporary-place.ts";
import { nearValue } from "./near-value.ts";
import { oddText, oddValue } from "./odd-text.ts";
import { type Target, target } from "./target.ts";

const member = { id: "a", name: "Maryam", email: "maryam@example.org", email_verified: true, role: null };
const dates = { created_at: "2026-11-21T00:00:00Z", updated_at: "2026-11-21T00:00:00Z" };
const rows = [
  { table: "members", row: { ...member, ...dates } },
  { table: "rate_limits", row: { key: "a", used: 1, ends_at: 1_800_000_000_000 } },
  { table: "house_settings", row: { name: "a", value: "b" } },
  { table: "members; drop table members", row: { "id\" = '' --": "a" } },
];
const head = { format: backupFormat, schema: 1, made: "2026-11-21T00:00:00Z" };
const asLine = (value: unknown): string => JSON.stringify(value) ?? "";

const line = fc.oneof(
  ...[head, ...rows, { rows: 1, sha256: "0".repeat(64) }].map((example) => nearValue(example).map(asLine)),
  oddValue.map(asLine),
  oddText,
);
const lines = target("lines of a backup", 60, line, (text) => {
  const read = readBackupLine(text);
  if (!read || !("table" in read)) return;
  for (const value of Object.values(read.row))
    assert(typeof value !== "object" || value === null, "no value");
});

/** Lines with a valid checksum at the end, so that their contents are read, and others. */
const backup = fc
  .record({
    head: fc.oneof({ arbitrary: fc.constant(head), weight: 4 }, { arbitrary: nearValue(head), weight: 1 }),
    rows: fc.array(fc.oneof(...rows.map(nearValue)), { maxLength: 4 }),
    isWhole: fc.oneof({ arbitrary: fc.constant(true), weight: 3 }, { arbitrary: fc.boolean(), weight: 1 }),
    odd: fc.oneof({ arbitrary: fc.constant(null), weight: 7 }, { arbitrary: oddText, weight: 1 }),
  })
  .map(({ head: first, rows: some, isWhole, odd }) => {
    const linesText = [first, ...some].map(asLine);
    const sum = createHash("sha256").update(linesText.map((one) => `${one}\n`).join(""));
    const last = { rows: some.length, sha256: sum.digest("hex") };
    return [...linesText, ...(odd === null ? [] : [odd]), ...(isWhole ? [asLine(last)] : [])].join("\n");
  });

const packed = fc.oneof(
  { arbitrary: backup.map((text) => gzipSync(text)), weight: 12 },
  { arbitrary: backup.map((text) => gzipSync(text).subarray(0, 40)), weight: 1 },
  { arbitrary: oddText.map((text) => Buffer.from(text)), weight: 1 },
);

/** Restores odd files into a second database of the server in `dataDirectory`. */
function restored(dataDirectory: string): Target {
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const beside = { dataDirectory, log };
  const place = { ...beside, databaseUrl: urlOf(beside, "restored") };
  let isThere = false;
  const attempt = async (bytes: Uint8Array) => {
    if (!isThere) await queryDatabase(beside, "create database restored");
    isThere = true;
    const folder = await mkdtemp(join(tmpdir(), "riwaq-odd-backup-"));
    try {
      await writeFile(join(folder, "backup"), bytes);
      const count = await restore(place, join(folder, "backup"), { replace: true });
      assert(Number.isInteger(count), "no number of rows");
    } catch (error) {
      assert(error instanceof Error && !error.message.includes("\n"), "not refused in one line");
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  return target("backups", 15, packed, attempt, gzipSync(asLine(head)));
}

/** Backup files. */
export function backupTargets(dataDirectory: string): readonly Target[] {
  return [lines, restored(dataDirectory)];
}
