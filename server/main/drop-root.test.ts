import { execFile } from "node:child_process";
import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dropRoot, servingUser } from "./drop-root.ts";

const isRoot = process.getuid?.() === 0;
let folder: string;
let passwd: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "riwaq-drop-"));
  await chmod(folder, 0o755);
  passwd = join(folder, "passwd");
  const me = `me:x:${process.getuid?.()}:${process.getgid?.()}:::`;
  await writeFile(passwd, `toor:x:0:0:::\n${me}\nriwaq:x:4000001:4000002:::\n`);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("RUN_AS_USER", () => {
  test("is nobody where it is not set", () => {
    expect(servingUser(undefined, passwd)).toBeUndefined();
  });

  test("must exist and must not be root", () => {
    expect(() => servingUser("nobody-of-that-name", passwd)).toThrow("there is no such user");
    expect(() => servingUser("toor", passwd)).toThrow("RUN_AS_USER cannot be root");
  });

  test("names a user for root, and only root becomes another", () => {
    if (isRoot)
      expect(servingUser("riwaq", passwd)).toEqual({ name: "riwaq", uid: 4_000_001, gid: 4_000_002 });
    else {
      expect(() => servingUser("riwaq", passwd)).toThrow("needs a start as root");
      expect(servingUser("me", passwd)).toBeUndefined();
    }
  });

  test("whose database belongs to somebody else stops the start and changes nothing", async () => {
    const data = join(folder, "others");
    await mkdir(join(data, "postgresql"), { recursive: true });
    const before = await stat(data);
    const user = { name: "riwaq", uid: 4_000_001, gid: 4_000_002 };
    expect(() => dropRoot(user, { data, program: folder })).toThrow("belongs to another user");
    expect((await stat(data)).uid).toBe(before.uid);
    expect(process.getuid?.()).toBe(before.uid);
  });
});

test("root serves as that user for good, with its database, after every port is open", async () => {
  const data = join(folder, "data");
  await mkdir(data, { mode: 0o700 });
  const secret = join(folder, "secret");
  await writeFile(secret, "for root", { mode: 0o600 });
  const script = join(import.meta.dirname, "drop-root-and-open.testing.ts");
  const program = resolve(import.meta.dirname, "../..");
  const run = promisify(execFile)(process.execPath, [script, "nobody", data, program, secret]);
  if (!isRoot) return expect(run).rejects.toThrow("needs a start as root");
  const said = JSON.parse((await run).stdout) as Record<string, unknown> & { ids: number[] };
  const [uid = 0, , gid = 0] = said.ids;
  expect([uid > 0, gid > 0]).toEqual([true, true]);
  expect(said).toMatchObject({
    ids: [uid, uid, gid, gid],
    threads: [`Uid:\t${uid}\t${uid}\t${uid}\t${uid}`, `Gid:\t${gid}\t${gid}\t${gid}\t${gid}`],
    groups: [gid],
    rootAgain: "EPERM",
    secret: "EACCES",
    isListening: true,
    isReady: true,
  });
  expect((await stat(join(data, "postgresql"))).uid).toBe(uid);
  await chown(data, 0, 0);
}, 60_000);
