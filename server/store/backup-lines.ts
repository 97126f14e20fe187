import type { PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { tables } from "./schema.ts";

/** The format of a backup; its number changes with the shape of the lines, not with the schema. */
export const backupFormat = "riwaq-backup-1";

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const backupLine = z.union([
  z.object({ format: z.literal(backupFormat), schema: z.int(), made: z.string() }),
  z.object({ table: z.string(), row: z.record(z.string(), value) }),
  z.object({ rows: z.int(), sha256: z.string() }),
]);

/** The header of a backup, one row, or the checksum of all lines before the last. */
export type BackupLine = z.infer<typeof backupLine>;

/** One row of one table. */
export type BackupRow = Extract<BackupLine, { table: string }>;

/** Parents before children, so that foreign keys hold while rows are inserted. */
export const tablesInOrder: PgTable[] = Object.values(tables).toReversed();

/** Rows read or written with one statement. */
export const rowsPerQuery = 500;

/** Parses one line; undefined when it is not a line of a backup. */
export function readBackupLine(text: string): BackupLine | undefined {
  try {
    return backupLine.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
