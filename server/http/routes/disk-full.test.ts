import { afterAll, beforeAll, expect, test } from "vitest";
import { put } from "#app/storage/user-data/replica.testing.ts";
import { newReplica, toSend } from "#domain/sync/replica.ts";
import type { StorePlace } from "#server/store/store.ts";
import { migratedPlace, queryDatabase } from "#server/store/temporary-place.ts";
import { newMember, type TemporaryServer, temporaryServer, visitor } from "./temporary-server.ts";

let place: StorePlace;
let remove: () => Promise<void>;
let instance: TemporaryServer;

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  instance = await temporaryServer(place);
});

afterAll(async () => {
  await instance.close();
  await remove();
});

/** Makes writes to a table fail as with a full disk (SQLSTATE 53100). */
async function fillDisk(table: string): Promise<() => Promise<void>> {
  const words = "could not extend file: No space left on device";
  await queryDatabase(
    place,
    `create function disk_full() returns trigger language plpgsql as
     $$ begin raise exception '${words}' using errcode = '53100'; end $$`,
  );
  await queryDatabase(
    place,
    `create trigger disk_full before insert or update on ${table} execute function disk_full()`,
  );
  return async () => {
    await queryDatabase(place, "drop function disk_full cascade");
  };
}

test("while the disk is full stored data can be read, nothing is written, and the device gets a Retry-After", async () => {
  const member = await newMember(instance, "maryam@example.org");
  const device = newReplica("00000000000000d0");
  put(device, "favourite-verse", "2:255", true, Date.now());
  const sent = { cursor: 0, operations: toSend(device, 10) };

  const free = await fillDisk("memories");
  const rejected = await member.post("/api/sync", sent);
  expect(rejected.status).toBe(503);
  expect(rejected.headers["retry-after"]).toBe("2");
  expect(rejected.body).toMatchObject({ error: { code: "unavailable" } });
  expect((await member.get("/api/session")).body).toMatchObject({ member: { name: "Maryam" } });
  expect((await visitor(instance).get("/api/ready")).status).toBe(200);

  await free();
  expect((await member.post("/api/sync", sent)).status).toBe(200);
  const exported = await member.get("/api/accounts/export");
  expect(exported.body).toMatchObject({ memories: [{ kind: "favourite-verse", key: "2:255" }] });
});

test("signing up while the disk is full answers 503, and works later", async () => {
  const free = await fillDisk("members");
  const person = { name: "Yusuf", email: "yusuf@example.org", password: "four calm green olives" };
  const rejected = await visitor(instance).post("/api/accounts/sign-up", person);
  expect(rejected.status).toBe(503);
  await free();
  expect((await visitor(instance).post("/api/accounts/sign-up", person)).status).toBe(200);
});
