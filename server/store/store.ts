import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { type Access, openAccess } from "./access.ts";
import { type AccountDatabase, accountDatabase } from "./account-database.ts";
import { type AuditRows, auditRows } from "./audit-rows.ts";
import { type DeviceRows, deviceRows, purgeDevices } from "./device-rows.ts";
import { type EmbeddedPostgres, embeddedPostgres } from "./embedded/embedded-postgres.ts";
import { type EntitlementRows, entitlementRows } from "./entitlement-rows.ts";
import { type GiftRows, giftRows } from "./gift-rows.ts";
import { type HadithRows, hadithRows } from "./hadith-rows.ts";
import { type LedgerRows, ledgerRows } from "./ledger-rows.ts";
import type { Log } from "./log.ts";
import { type MemberRows, memberCount, memberRows, purgeSessions } from "./member-rows.ts";
import { type MemoryRows, memoryRows } from "./memory-rows.ts";
import { migrate } from "./migrate.ts";
import { observedRound } from "./observations.ts";
import { type PlaceRows, placeRows, purgePlaces } from "./place-rows.ts";
import { type ProjectRows, projectRows } from "./project-rows.ts";
import { type PushRows, pushRows } from "./push-rows.ts";
import { type PoolUse, poolUse, type QueueDepths, queueDepths } from "./queue-rows.ts";
import { purgeRateLimits, type RateLimitRows, rateLimitRows } from "./rate-limit-rows.ts";
import { type RefundRows, refundRows } from "./refund-rows.ts";
import { purgeReports, type ReportRows, reportRows } from "./report-rows.ts";
import { purgeScholarQuestions, type ScholarRows, scholarRows } from "./scholar-rows.ts";
import { type SessionRows, sessionRows } from "./session-rows.ts";
import { type SettingRows, settingRows } from "./setting-rows.ts";
import { type SignUpRows, signUpRows } from "./sign-up-rows.ts";
import { isUnavailable } from "./store-unavailable.ts";
import { type TextRows, textRows } from "./text-rows.ts";
import { purgeUnpaidGifts } from "./unpaid-gifts.ts";

/** Where the database is: a URL, or a folder for the embedded one. */
export type StorePlace = {
  databaseUrl?: string | undefined;
  dataDirectory: string;
  log: Log;
  /** Milliseconds to wait at start for a database at `databaseUrl`; half a minute by default. */
  timeout?: number;
};

/** Everything that the server stores. SQL stays behind it. */
export type Store = {
  readonly accountDatabase: AccountDatabase;
  readonly members: MemberRows;
  readonly signUps: SignUpRows;
  readonly devices: DeviceRows;
  readonly sessions: SessionRows;
  readonly memories: MemoryRows;
  readonly rateLimits: RateLimitRows;
  readonly places: PlaceRows;
  readonly pushes: PushRows;
  readonly settings: SettingRows;
  readonly hadith: HadithRows;
  readonly texts: TextRows;
  readonly gifts: GiftRows;
  readonly ledger: LedgerRows;
  readonly refunds: RefundRows;
  readonly projects: ProjectRows;
  readonly entitlements: EntitlementRows;
  readonly scholars: ScholarRows;
  readonly reports: ReportRows;
  readonly audit: AuditRows;
  /** True when the database answers now. */
  isReady(): Promise<boolean>;
  memberCount(): Promise<number>;
  /** What waits to be done by the jobs of any process. */
  queueDepths(now: Date): Promise<QueueDepths>;
  poolUse(): PoolUse;
  /**
   * Deletes expired sessions, links, sign-ups, devices, windows, places, questions, reports and gifts that were never
   * paid; runs every hour by itself.
   */
  purge(now: Date): Promise<{ readonly unpaidGifts: number }>;
  close(): Promise<void>;
};

/** A reachable database, whatever its schema. */
export type OpenDatabase = { access: Access; close(): Promise<void> };

const hour = 3_600_000;

/**
 * Opens the store and migrates its schema. Throws a one-line message when the schema is newer than the program or the
 * database does not answer.
 */
export async function openStore(place: StorePlace): Promise<Store> {
  const { access, close } = await openDatabase(place);
  try {
    await migrate(access.pool);
  } catch (error) {
    await close();
    throw error;
  }
  const store = storeOn(access, close);
  const purging = setInterval(() => {
    observedRound("purge", () => store.purge(new Date())).then(
      ({ unpaidGifts }) => {
        if (unpaidGifts > 0)
          place.log.info({ gifts: unpaidGifts }, "gifts that were never paid were deleted");
      },
      () => place.log.warn({}, "expired rows could not be purged"),
    );
  }, hour);
  purging.unref();
  return {
    ...store,
    async close() {
      clearInterval(purging);
      await store.close();
    },
  };
}

/** Reaches the database of a place, starting the embedded one where needed. */
export async function openDatabase({
  databaseUrl,
  dataDirectory,
  log,
  timeout,
}: StorePlace): Promise<OpenDatabase> {
  if (databaseUrl) {
    const access = openAccess({ connectionString: databaseUrl }, log);
    try {
      await waitForDatabase(access.pool, timeout);
    } catch (error) {
      await access.close();
      throw error;
    }
    return { access, close: access.close };
  }
  const embedded = await embeddedPostgres(dataDirectory, log);
  const access = openAccess(embedded.connection, log, () => restart(embedded, log));
  try {
    await embedded.ensureRunning();
  } catch (error) {
    await embedded.release();
    throw error;
  }
  return {
    access,
    async close() {
      await access.close();
      await embedded.release();
    },
  };
}

function restart(embedded: EmbeddedPostgres, log: Log): void {
  embedded.ensureRunning().catch((error: unknown) => log.error({ error }, "the database does not come back"));
}

function storeOn(access: Access, close: () => Promise<void>): Store {
  return {
    accountDatabase: accountDatabase(access),
    members: memberRows(access),
    signUps: signUpRows(access),
    devices: deviceRows(access),
    sessions: sessionRows(access),
    memories: memoryRows(access),
    rateLimits: rateLimitRows(access),
    places: placeRows(access),
    pushes: pushRows(access),
    settings: settingRows(access),
    hadith: hadithRows(access),
    texts: textRows(access),
    gifts: giftRows(access),
    ledger: ledgerRows(access),
    refunds: refundRows(access),
    projects: projectRows(access),
    entitlements: entitlementRows(access),
    scholars: scholarRows(access),
    reports: reportRows(access),
    audit: auditRows(access),
    isReady: () =>
      access
        .run((database) => database.execute(sql`select 1`))
        .then(
          () => true,
          () => false,
        ),
    memberCount: () => memberCount(access),
    queueDepths: (now) => queueDepths(access, now),
    poolUse: () => poolUse(access),
    async purge(now) {
      await purgeSessions(access, now);
      await purgeDevices(access, now);
      await purgeRateLimits(access, now);
      await purgePlaces(access, now);
      await purgeScholarQuestions(access, now);
      await purgeReports(access, now);
      return { unpaidGifts: await purgeUnpaidGifts(access, now) };
    },
    close,
  };
}

/** Waits until a database that is still starting answers; throws a one-line message after `milliseconds`. */
async function waitForDatabase(pool: Pool, milliseconds = 30_000): Promise<void> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    try {
      await pool.query("select 1");
      return;
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > deadline) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`The database at DATABASE_URL does not answer: ${reason}`, { cause: error });
      }
      await pause(250);
    }
  }
}
