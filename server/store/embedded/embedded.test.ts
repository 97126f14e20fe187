import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore } from "../store.ts";
import { quietLog, temporaryPlace } from "../temporary-place.ts";
import { findBinaries } from "./binaries.ts";
import { canEnter } from "./database-user.ts";
import { makeHome } from "./home.ts";
import { claimedOwner, freeLock, ownsCluster } from "./postmaster-file.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "riwaq-test-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test("the package contains PostgreSQL 18", async () => {
  expect((await findBinaries()).version).toMatch(/^18\./);
});

test("another user cannot enter a private folder or its subfolders, but can enter the folder above", async () => {
  const otherUser = { uid: 4_000_000, gid: 4_000_000 };
  const inner = join(folder, "private", "inner");
  await mkdir(inner, { recursive: true, mode: 0o700 });
  expect(await canEnter(inner, otherUser)).toBe(false);
  expect(await canEnter(tmpdir(), otherUser)).toBe(true);
});

test.runIf(process.getuid?.() === 0)(
  "root finds the database of a user in a folder that only systemd lets them enter, and makes one elsewhere only where there is none",
  async () => {
    const user = { uid: 4_000_000, gid: 4_000_000 };
    const base = join(folder, "systemd-private", "riwaq");
    const elsewhere = join(folder, "elsewhere");
    await mkdir(base, { recursive: true });
    await chmod(join(folder, "systemd-private"), 0o700);
    expect((await makeHome(base, user, quietLog(), elsewhere)).home).toMatch(elsewhere);
    await mkdir(join(base, "postgresql", "cluster"), { recursive: true });
    const { home } = await makeHome(base, user, quietLog(), elsewhere);
    expect(home).toBe(join(await realpath(base), "postgresql"));
  },
);

test("freeing a lock file whose owner is gone changes only its pid", async () => {
  const lock = join(folder, "postmaster.pid");
  await writeFile(lock, "12345\n/data\n1700000000\n5432\n/socket\n\n 123 456\n");
  expect(await claimedOwner(folder)).toBe(12345);
  await freeLock(folder);
  expect(await claimedOwner(folder)).toBeUndefined();
  expect(await readFile(lock, "utf8")).toMatch(
    /^2147483646\n\/data\n1700000000\n5432\n\/socket\n\n 123 456\n$/,
  );
});

test("a pid that belongs to another program does not own the cluster", async () => {
  expect(await ownsCluster(process.pid, folder)).toBe(false);
});

test("a database whose last process is a zombie starts again", async () => {
  const { place, remove } = await temporaryPlace();
  await (await openStore(place)).close();
  // The shell's child ends at once, and the program that replaces the shell never waits for it.
  const parent = spawn("/bin/sh", ["-c", "true & echo $!; exec sleep 60"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [output] = (await once(parent.stdout, "data")) as [Buffer];
  const cluster = join(place.dataDirectory, "postgresql", "cluster");
  const port = "5432\n";
  await writeFile(
    join(cluster, "postmaster.pid"),
    `${String(output).trim()}\n${cluster}\n1700000000\n${port}\n\n\n`,
  );
  const store = await openStore(place);
  expect(await store.isReady()).toBe(true);
  await store.close();
  parent.kill("SIGKILL");
  await remove();
}, 60_000);
