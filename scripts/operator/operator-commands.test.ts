import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openStore, type Store, type StorePlace } from "#server/store/store.ts";
import { migratedPlace, queryDatabase } from "#server/store/temporary-place.ts";
import { adminCommand } from "./admin-command.ts";
import { backupCommand, restoreCommand } from "./backup-commands.ts";
import { reportCommands } from "./report-commands.ts";
import { runCommand } from "./run-command.ts";

let place: StorePlace;
let store: Store;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  // Open during the tests, because the commands run beside the server.
  store = await openStore(place);
  await queryDatabase(
    place,
    `insert into members (id, name, email, email_verified, created_at, updated_at)
     values ('m', 'Maryam', 'maryam@example.org', true, '2026-01-02', '2026-01-02')`,
  );
}, 60_000);

afterAll(async () => {
  await store.close();
  await remove();
});

type Outcome = { readonly code: number; readonly out: string; readonly error: string };

const environment = () => ({
  PATH: process.env.PATH,
  DATA_DIR: place.dataDirectory,
  PUBLIC_URL: "https://riwaq.example",
});

const commands = { admin: adminCommand, backup: backupCommand, restore: restoreCommand };

/** Runs a command in this process: another would spend a second on its start. */
async function run(name: keyof typeof commands, ...options: string[]): Promise<Outcome> {
  const out = vi.spyOn(console, "log").mockReturnValue();
  const error = vi.spyOn(console, "error").mockReturnValue();
  try {
    await runCommand(commands[name], options, environment());
    const printed = ({ mock }: typeof out) => mock.calls.map((line) => `${line.join(" ")}\n`).join("");
    return { code: Number(process.exitCode ?? 0), out: printed(out), error: printed(error) };
  } finally {
    process.exitCode = undefined;
    out.mockRestore();
    error.mockRestore();
  }
}

/** Runs `npm run admin` as the operator does. */
async function runProgram(...options: string[]): Promise<Outcome> {
  const program = join(import.meta.dirname, "../run.mjs");
  return promisify(execFile)(process.execPath, [program, "admin", ...options], { env: environment() }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, error: stderr }),
    ({ code, stdout, stderr }) => ({ code, out: stdout, error: stderr }),
  );
}

test("the operator grants a role, prints a reset link, backs up, loses everything and restores it", async () => {
  expect((await run("admin", "grant", "Maryam@example.org", "scholar")).out).toBe(
    "maryam@example.org is now scholar\n",
  );
  expect((await run("admin", "list")).out).toBe("maryam@example.org\tscholar\t2026-01-02\tMaryam\n");
  const { out } = await run("admin", "reset-link", "maryam@example.org");
  expect(out).toMatch(/^https:\/\/riwaq\.example\/\?reset=\w+\n$/);
  const file = join(place.dataDirectory, "backup.gz");
  expect((await run("backup", file)).code).toBe(0);
  expect((await run("admin", "delete", "maryam@example.org")).out).toBe("maryam@example.org is deleted\n");
  expect(await store.members.list()).toEqual([]);
  expect((await run("restore", file)).out).toMatch(/^\d+ rows restored/);
  expect(await run("restore", file)).toMatchObject({
    code: 1,
    error: expect.stringMatching(/^riwaq: The database holds/),
  });
  expect((await run("restore", file, "--replace")).out).toMatch(/^\d+ rows restored/);
  expect(await store.members.list()).toMatchObject([{ email: "maryam@example.org", role: "scholar" }]);
}, 90_000);

test("the operator ends the sessions of a member", async () => {
  await queryDatabase(
    place,
    `insert into sessions (id, member_id, token, expires_at, created_at, updated_at)
     values ('s', 'm', 't', now() + interval '1 day', now(), now())`,
  );
  expect((await run("admin", "end-sessions", "maryam@example.org")).out).toBe(
    "maryam@example.org: sessions ended: 1\n",
  );
  expect(await queryDatabase(place, "select 1 from sessions")).toEqual([]);
}, 60_000);

test("the operator confirms a sign-up whose email did not arrive, and chooses one of several", async () => {
  const day = 86_400_000;
  const add = (name: string, created: number) =>
    store.signUps.add({
      ...{ tokenHash: `hash of ${name}`, email: "late@example.org", name, password: `hash of ${name}` },
      ...{ language: "tr", createdAt: new Date(created), expiresAt: new Date(created + 2 * day) },
    });
  await add("Gone", Date.now() - 3 * day);
  expect(await run("admin", "confirm", "late@example.org")).toEqual({
    ...{ code: 1, out: "" },
    error: `riwaq: nobody has an account with the address "late@example.org", nor has signed up with it of late\n`,
  });
  await add("Huda", Date.now() - 2000);
  await add("Stranger", Date.now() - 1000);
  const { code, error } = await run("admin", "confirm", "late@example.org");
  expect([code, error]).toEqual([
    1,
    expect.stringMatching(/^riwaq: say which .+ by its number: 1 \S+ Huda; 2 \S+ Stranger\n$/),
  ]);
  expect((await run("admin", "confirm", "late@example.org", "3")).code).toBe(1);
  expect((await run("admin", "confirm", "Late@example.org", "1")).out).toBe(
    "late@example.org is confirmed: Huda\n",
  );
  const member = await store.members.findByEmail("late@example.org");
  expect(member).toMatchObject({ name: "Huda", emailVerified: true, role: "member", language: "tr" });
  expect(await store.members.passwordHash(member?.id ?? "")).toBe("hash of Huda");
  const events = await store.audit.list({ memberId: member?.id ?? "" }, 5);
  expect(events.map(({ kind, actor }) => `${kind} by ${actor}`).sort()).toEqual([
    "account-created by operator",
    "address-confirmed by operator",
  ]);
  expect((await run("admin", "delete", "late@example.org")).out).toBe("late@example.org is deleted\n");
}, 60_000);

test("the operator lists reported mistakes and closes one with an answer", async () => {
  const report = { about: "verse/2:255", kind: "source", language: "ur", email: "reader@example.org" };
  await store.reports.add({ id: "report-1", words: "two\nlines", ...report }, new Date("2026-01-03"));
  expect((await run("admin", "reports")).out).toBe(
    "report-1\t2026-01-03\tverse/2:255\tsource\tur\treader@example.org\ttwo lines\n",
  );
  const onStore = () => Promise.resolve({ ...store, close: async () => undefined });
  const log = vi.spyOn(console, "log").mockReturnValue();
  await reportCommands["close-report"]?.(onStore, ["report-1", "the", "number", "is", "mended"]);
  await reportCommands.reports?.(onStore, []);
  await reportCommands.reports?.(onStore, ["closed"]);
  expect(log.mock.calls).toEqual([
    ["report-1 is closed"],
    ["report-1\t2026-01-03\tverse/2:255\tsource\tur\t\ttwo lines\tthe number is mended"],
  ]);
  log.mockRestore();
  await expect(reportCommands["close-report"]?.(onStore, ["report-1"])).rejects.toThrow(
    'there is no open report "report-1"',
  );
}, 60_000);

test("the operator's own commands are in the audit log, which the operator reads and purges", async () => {
  const lines = (await run("admin", "audit", "--member", "maryam@example.org")).out.trimEnd().split("\n");
  expect(lines.map((line) => line.split("\t").slice(1))).toEqual([
    ["sessions-ended", "operator", "maryam@example.org", "sessions=1"],
    ["reset-link-made", "operator", "maryam@example.org"],
    ["role-changed", "operator", "maryam@example.org", "role=scholar"],
  ]);
  expect((await run("admin", "audit", "--kind", "role-changed", "--limit", "1")).out).toContain(
    "role=scholar",
  );
  expect((await run("admin", "audit", "--kind", "tea")).error).toMatch(
    /^riwaq: there is no kind "tea": use /,
  );
  expect((await run("admin", "purge-audit", "7")).error).toBe(
    "riwaq: events are stored for 30 days at least\n",
  );
  expect((await run("admin", "purge-audit", "365")).out).toBe("0 events are deleted\n");
}, 60_000);

test("a wrong command prints one line or the usage, with exit code 1", async () => {
  const wrong = ["grant", "maryam@example.org", "king"] as const;
  const refused = await run("admin", ...wrong);
  expect(refused).toEqual({
    code: 1,
    out: "",
    error: 'riwaq: there is no role "king": use member, scholar, admin\n',
  });
  expect(await runProgram(...wrong)).toEqual(refused);
  expect(await runProgram("list")).toEqual(await run("admin", "list"));
  expect((await run("admin", "reset-link", "no@example.org")).error).toBe(
    'riwaq: nobody has an account with the address "no@example.org"\n',
  );
  const usage = (await run("admin")).error.split("\n");
  expect(usage[0]).toBe("riwaq: npm run admin -- COMMAND");
  expect(usage).toContainEqual(expect.stringMatching(/^ {2}grant EMAIL ROLE /));
}, 60_000);

test("the operator enters earlier figures once, names a scholar and writes an update, and the books agree", async () => {
  const pledges = await run("admin", "pledges");
  expect(pledges).toMatchObject({ code: 0, out: "" });
  expect((await run("admin", "reconcile")).out).toBe("the books agree\n");
  const balance = ["opening-balance", "earlier-campaigns", "1234.50", "2026-01-31", "12", "30"];
  expect((await run("admin", ...balance)).out).toBe("1234.50 USD are entered for earlier-campaigns\n");
  expect((await run("admin", ...balance)).out).toBe("figures of that day are there already\n");
  expect((await run("admin", "zakat-scholar", "orphan-care", "Shaykh", "A")).out).toBe(
    "orphan-care takes zakat, as Shaykh A confirmed\n",
  );
  const update = join(place.dataDirectory, "update.json");
  await writeFile(
    update,
    JSON.stringify({ en: "The roof stands", ar: "اكتمل السقف", tr: "Çatı tamamlandı" }),
  );
  expect((await run("admin", "project-update", "orphan-care", update)).out).toContain(
    "is written in en, ar, tr",
  );
  expect((await store.projects.updates("orphan-care")).at(0)?.body.ar).toBe("اكتمل السقف");
  expect((await run("admin", "close-project", "nothing")).error).toBe(
    'riwaq: there is no project "nothing"\n',
  );
  expect((await run("admin", "premium", "maryam@example.org", "2030-01-01")).out).toContain(
    "until 2030-01-01",
  );
  for (const day of ["0000-01-01", "275761-01-01", "2026-02-30", "tomorrow", ""])
    expect(await run("admin", "premium", "maryam@example.org", day)).toEqual({
      ...{ code: 1, out: "", error: `riwaq: "${day}" is not a day like 2026-03-01\n` },
    });
  expect(await run("admin", "premium", "maryam@example.org", "1999-01-01")).toEqual({
    ...{ code: 1, out: "", error: "riwaq: 1999-01-01 is not in the future\n" },
  });
  expect(await store.entitlements.of("m")).toMatchObject([{ endsAt: new Date("2030-01-01") }]);
  const sums = await store.ledger.totals({ currency: "USD", withExamples: false });
  expect(sums.find(({ account }) => account === "earlier-campaigns")?.amount).toBe(-123_450);
}, 90_000);
