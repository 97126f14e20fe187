import { lt, sql } from "drizzle-orm";
import { auditRows } from "./audit-rows.ts";
import { auditEvents } from "./audit-schema.ts";
import { openDatabase, type StorePlace } from "./store.ts";

/** The youngest event that may be deleted, in days; the trigger of migration 0016 has the same number. */
export const shortestAuditRetention = 30;

/**
 * Deletes events of the audit log that are older than so many days, and records that; resolves to their number. Only
 * the operator's command calls it: nothing that a request reaches can delete an event. Throws a one-line message for
 * fewer days than `shortestAuditRetention`.
 */
export async function purgeAuditEvents(place: StorePlace, days: number): Promise<number> {
  if (!Number.isSafeInteger(days) || days < shortestAuditRetention)
    throw new Error(`events are stored for ${shortestAuditRetention} days at least`);
  const { access, close } = await openDatabase(place);
  try {
    const before = new Date(Date.now() - days * 86_400_000);
    const deleted = await access.transact(async (database) => {
      // Local to this transaction; the trigger asks for it.
      await database.execute(sql`select set_config('riwaq.audit_purge', 'on', true)`);
      const rows = await database
        .delete(auditEvents)
        .where(lt(auditEvents.at, before))
        .returning({ id: auditEvents.id });
      return rows.length;
    });
    await auditRows(access).add({
      kind: "audit-purged",
      actor: "operator",
      details: { days: String(days), events: String(deleted) },
    });
    return deleted;
  } finally {
    await close();
  }
}
