import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PushedNotice } from "#domain/prayer-times/notice-plan.ts";
import { createPushClient, type PushClient } from "#server/services/push/push-client.ts";
import { pushSender } from "#server/services/push/push-sender.ts";
import { pushReceiver, pushService, vapidClaims } from "#server/services/push/sealed-push.testing.ts";
import { openStore, type Store, type StorePlace } from "#server/store/store.ts";
import { migratedPlace, queryDatabase, quietLog, urlOf } from "#server/store/temporary-place.ts";
import { pushRoutes } from "./push.ts";
import { publicUrl, type TemporaryServer, temporaryServer, visitor } from "./temporary-server.ts";

const minute = 60_000;
const clock = { now: Date.UTC(2026, 10, 21, 4, 50) };
let place: StorePlace;
let remove: () => Promise<void>;
let on: TemporaryServer;
let pushClient: PushClient;
let service: Awaited<ReturnType<typeof pushService>>;
const statuses = new Map<string, number>();

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  on = await temporaryServer(place);
  service = await pushService((path) => statuses.get(path) ?? 201);
  pushClient = await createPushClient(on.store.settings, "mailto:operator@example.org");
  await on.server.register(pushRoutes, {
    services: {
      store: on.store,
      accounts: on.accounts,
      pushClient,
      pushOrigins: [service.origin],
      publicUrl,
    },
    now: () => clock.now,
  });
}, 60_000);

afterAll(async () => {
  await on.close();
  await service.close();
  await remove();
});

function senderOn(store: Store) {
  return pushSender({ pushes: store.pushes, pushClient, log: quietLog(), now: () => clock.now });
}

/** A browser that is subscribed at our local push service under a name. */
function browser(name: string) {
  const receiver = pushReceiver();
  const endpoint = `${service.origin}/${name}`;
  const person = visitor(on);
  return {
    person,
    endpoint,
    renew: (notices: readonly unknown[]) =>
      person.post("/api/push/renew", {
        subscription: { endpoint, keys: { p256dh: receiver.p256dh, auth: receiver.auth } },
        notices,
      }),
    deliveries: () =>
      service.received
        .filter(({ path }) => path === `/${name}`)
        .map(({ body }) => receiver.open(body) as PushedNotice),
    rows: () => queryDatabase(place, "select * from push_plans where endpoint = $1", [endpoint]),
  };
}

const at = (minutes: number) => clock.now + minutes * minute;

describe("a subscribed browser", () => {
  test("gets each prayer at its time, encrypted for it, and one message that there are no more", async () => {
    const { renew, deliveries, rows } = browser("first");
    const planned = [
      { at: at(200), prayer: "dhuhr" },
      { at: at(5), prayer: "fajr" },
    ];
    const answer = await renew(planned);
    expect(answer).toMatchObject({ status: 200, body: { until: at(200) } });
    const sender = senderOn(on.store);
    await sender.tick();
    expect(deliveries()).toEqual([]);
    clock.now += 5 * minute;
    await sender.tick();
    await sender.tick();
    expect(deliveries()).toEqual([{ at: planned[1]?.at, prayer: "fajr" }]);
    clock.now += 195 * minute;
    await sender.tick();
    clock.now += 61 * minute;
    await sender.tick();
    await sender.tick();
    expect(deliveries()).toEqual([planned[1], planned[0], { hasEnded: true }]);
    expect(await rows()).toEqual([]);
  });

  test("is reached by the rules of Web Push: signed, with a short lifetime, each message replacing the last", async () => {
    const { renew } = browser("wire");
    await renew([{ at: at(1), prayer: "asr" }]);
    clock.now += minute;
    await senderOn(on.store).tick();
    const headers = service.received.find(({ path }) => path === "/wire")?.headers;
    expect(headers).toMatchObject({
      "content-encoding": "aes128gcm",
      ttl: "600",
      topic: "prayer",
      urgency: "high",
    });
    const claims = vapidClaims(String(headers?.authorization), pushClient.publicKey);
    expect(claims).toMatchObject({ aud: service.origin, sub: "mailto:operator@example.org" });
  });

  test("gets no notices that were missed while the server was away", async () => {
    const { renew, deliveries } = browser("late");
    await renew([5, 10, 15, 300].map((minutes) => ({ at: at(minutes), prayer: "isha" })));
    const last = at(300);
    clock.now += 40 * minute;
    await senderOn(on.store).tick();
    expect(deliveries()).toEqual([]);
    clock.now = last;
    await senderOn(on.store).tick();
    expect(deliveries()).toEqual([{ at: last, prayer: "isha" }]);
  });

  test("sends times and names of prayers, and nothing else is stored", async () => {
    const { renew, rows } = browser("little");
    await renew([{ at: at(5), prayer: "fajr" }]);
    const [row] = await rows();
    expect(Object.keys(row ?? {}).sort()).toEqual(
      ["auth", "endpoint", "id", "next_at", "notices", "p256dh", "version"].sort(),
    );
    expect(row?.notices).toBe(JSON.stringify([{ at: at(5), prayer: "fajr" }]));
    const rejected = await browser("much").renew([{ at: at(5), prayer: "fajr", place: "Cairo" }]);
    expect(rejected.status).toBe(400);
  });

  test("is deleted on request, and when its push service reports that it is gone", async () => {
    const asking = browser("asking");
    await asking.renew([{ at: at(5), prayer: "fajr" }]);
    const answer = await asking.person.post("/api/push/forget", { endpoint: asking.endpoint });
    expect(answer.body).toEqual({ outcome: "done" });
    expect(await asking.rows()).toEqual([]);
    const gone = browser("gone");
    await gone.renew([{ at: at(1), prayer: "fajr" }]);
    statuses.set("/gone", 410);
    clock.now += minute;
    await senderOn(on.store).tick();
    expect(await gone.rows()).toEqual([]);
  });

  test("gets a notice in the next round when its push service was briefly busy", async () => {
    const { renew, deliveries } = browser("busy");
    await renew([
      { at: at(1), prayer: "asr" },
      { at: at(90), prayer: "isha" },
    ]);
    statuses.set("/busy", 503);
    clock.now += minute;
    const sender = senderOn(on.store);
    await sender.tick();
    statuses.delete("/busy");
    await sender.tick();
    await sender.tick();
    expect(deliveries()).toHaveLength(2);
  });
});

describe("two processes on one database", () => {
  test("share the keys and send each notice once", async () => {
    const other = await openStore({ ...place, databaseUrl: urlOf(place) });
    expect((await createPushClient(other.settings, "mailto:operator@example.org")).publicKey).toBe(
      pushClient.publicKey,
    );
    const browsers = Array.from({ length: 40 }, (_, index) => browser(`pair-${index}`));
    for (const { renew } of browsers) await renew([{ at: at(3), prayer: "maghrib" }]);
    clock.now += 3 * minute;
    await Promise.all([senderOn(on.store), senderOn(other)].map((sender) => sender.tick()));
    for (const { deliveries } of browsers) expect(deliveries()).toHaveLength(1);
    await other.close();
  });
});

describe("rejected", () => {
  const keys = { p256dh: pushReceiver().p256dh, auth: pushReceiver().auth };
  test.each([
    "http://169.254.169.254/latest",
    "https://localhost/x",
    "https://fcm.googleapis.com.example.org/x",
    "https://user@fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "ftp://fcm.googleapis.com/x",
  ])("an address that is no push service: %s", async (endpoint) => {
    const answer = await visitor(on).post("/api/push/renew", {
      subscription: { endpoint, keys },
      notices: [{ at: at(5), prayer: "fajr" }],
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: "unreadable", field: "subscription.endpoint" } },
    });
  });

  test.each([
    ["no notices", []],
    ["a prayer that is none", [{ at: 1_795_000_000_000, prayer: "witr" }]],
    ["a moment that is none", [{ at: Number.MAX_VALUE, prayer: "fajr" }]],
    ["a day with its name", [{ at: 1_795_000_000_000, isDay: true, name: "ashura" }]],
    ["too many", Array.from({ length: 501 }, () => ({ at: 1_795_000_000_000, prayer: "fajr" }))],
  ])("%s", async (_, notices) => {
    expect((await browser("refused").renew(notices)).status).toBe(400);
  });

  test("times of a clock that is years off are not planned", async () => {
    const { renew, rows } = browser("years-off");
    const answer = await renew([{ at: at(60 * 24 * 400), prayer: "fajr" }]);
    expect(answer.body).toEqual({ until: null });
    expect(await rows()).toEqual([]);
  });

  test("a page of another site", async () => {
    const answer = await visitor(on).post(
      "/api/push/forget",
      { endpoint: "x" },
      { origin: "https://evil.example" },
    );
    expect(answer.status).toBe(403);
  });
});
