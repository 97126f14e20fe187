import type { PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { tables } from "./schema.ts";

/** The first word of a backup; its number changes with the shape of the lines, not with the schema. */
export const backupFormat = "riwaq-backup-1";

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const backupLine = z.union([
  z.object({ format: z.literal(backupFormat), schema: z.int(), made: z.string() }),
  z.object({ table: z.string(), row: z.record(z.string(), value) }),
  z.object({ rows: z.int(), sha256: z.string() }),
]);

/** The head of a backup, one row, or the sum of all lines before the last. */
export type BackupLine = z.infer<typeof backupLine>;

/** One row of one table, as JSON says it. */
export type BackupRow = Extract<BackupLine, { table: string }>;

/** Parents before children, so that no foreign key is missed on the way in. */
export const tablesInOrder: PgTable[] = Object.values(tables).toReversed();

/** Rows asked for or written at once. */
export const rowsAtOnce = 500;

/** Reads one line; undefined when it is none of a backup. */
export function readBackupLine(text: string): BackupLine | undefined {
  try {
    return backupLine.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
