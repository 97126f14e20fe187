import { parseArgs } from "node:util";
import { auditKinds } from "#contract/audit.ts";
import { parseCalendarDay } from "#domain/calendar-day.ts";
import type { StoredAuditEvent } from "#server/store/audit-rows.ts";
import { purgeAuditEvents, shortestAuditRetention } from "#server/store/purge-audit-events.ts";
import { openStore, type Store, type StorePlace } from "#server/store/store.ts";

export const auditUsage = `  audit [--kind KIND] [--member EMAIL] [--since DAY] [--limit NUMBER]
                           what happened to accounts, money and projects, the newest first; 100 events by default
  purge-audit DAYS         delete events older than so many days, ${shortestAuditRetention} at least`;

const defaultLimit = 100;
const mostListed = 100_000;

/** The commands on the audit log. */
export const auditCommands: Readonly<
  Record<string, (place: StorePlace, options: string[]) => Promise<void>>
> = {
  audit: async (place, options) => {
    const { values } = parseArgs({
      args: options,
      options: {
        kind: { type: "string" },
        member: { type: "string" },
        since: { type: "string" },
        limit: { type: "string" },
      },
    });
    const kind = auditKinds.find((each) => each === values.kind);
    if (values.kind !== undefined && !kind)
      throw new Error(`there is no kind "${values.kind}": use ${auditKinds.join(", ")}`);
    const limit = countOf(values.limit ?? String(defaultLimit));
    const since = values.since === undefined ? undefined : dayOf(values.since);
    const store = await openStore(place);
    try {
      const memberId = values.member === undefined ? undefined : await memberIdOf(store, values.member);
      const events = await store.audit.list({ kind, memberId, since }, limit);
      for (const event of events) console.log(await lineOf(store, event));
    } finally {
      await store.close();
    }
  },
  "purge-audit": async (place, [days = ""]) => {
    console.log(`${await purgeAuditEvents(place, countOf(days))} events are deleted`);
  },
};

function countOf(text: string): number {
  if (/^\d{1,6}$/.test(text) && Number(text) <= mostListed) return Number(text);
  throw new Error(`"${text}" is not a whole number up to ${mostListed}`);
}

function dayOf(text: string): Date {
  const day = parseCalendarDay(text);
  if (!day) throw new Error(`"${text}" is not a day like 2026-03-01`);
  return new Date(Date.UTC(day.year, day.month - 1, day.day));
}

async function memberIdOf(store: Store, email: string): Promise<string> {
  const member = await store.members.findByEmail(email);
  if (!member) throw new Error(`nobody has an account with the address "${email}"`);
  return member.id;
}

/** Time, kind, who, about whom and details, divided by tabs; a deleted account by its id. */
async function lineOf(store: Store, event: StoredAuditEvent): Promise<string> {
  const named = async (id: string | null) => id && ((await store.members.find(id))?.email ?? id);
  const who = (await named(event.actorId)) ?? event.actor;
  const details = Object.entries(event.details).map(([name, value]) => `${name}=${value}`);
  return [
    event.at.toISOString(),
    event.kind,
    event.actorId === null || event.actor === "member" ? who : `${event.actor} ${who}`,
    (await named(event.subjectId)) ?? "-",
    ...details,
  ].join("\t");
}
