import { describe, expect, test } from "vitest";
import { confirm, correctClock, joinAccount, newReplica, receive, toSend } from "#domain/sync/replica.ts";
import { parseTimestamp } from "#domain/sync/timestamp.ts";
import { add, put, remove, totalOf, valuesOf } from "./replica.testing.ts";

const a = "000000000000000a";
const b = "000000000000000b";

describe("what a device stores", () => {
  test("a set holds what was put and not removed since", () => {
    const replica = newReplica(a);
    put(replica, "bookmark", "2:255", true, 1);
    put(replica, "bookmark", "1:1", { colour: "green" }, 2);
    remove(replica, "bookmark", "2:255", 3);
    expect(valuesOf(replica, "bookmark")).toEqual(new Map([["1:1", { colour: "green" }]]));
    expect(valuesOf(replica, "bookmark").get("2:255")).toBeUndefined();
  });

  test("a counter adds up over devices, down as well as up", () => {
    const [one, two] = [newReplica(a), newReplica(b)];
    const edits = [add(one, "tasbih", "subhanallah", 33, 1), add(one, "tasbih", "subhanallah", 1, 2)];
    receive(two, [add(one, "tasbih", "subhanallah", -4, 3), ...edits]);
    add(two, "tasbih", "subhanallah", 10, 1);
    expect(totalOf(two, "tasbih", "subhanallah")).toBe(40);
    expect(totalOf(two, "tasbih", "alhamdulillah")).toBe(0);
  });

  test("only unsent edits are sent, and one made while another was being sent stays unsent", () => {
    const replica = newReplica(a);
    put(replica, "setting", "theme", "dark", 1);
    put(replica, "setting", "language", "ar", 1);
    const sent = toSend(replica, 10);
    put(replica, "setting", "theme", "light", 2);
    confirm(replica, sent);
    expect(toSend(replica, 10).map(({ body }) => body)).toEqual(["light"]);
  });

  test("joining an account sends all that the device has and fetches from the start", () => {
    const replica = newReplica(a);
    put(replica, "note", "2:255", "the throne", 1);
    confirm(replica, toSend(replica, 10));
    replica.cursor = 12;
    joinAccount(replica);
    expect(toSend(replica, 10)).toHaveLength(1);
    expect(replica.cursor).toBe(0);
  });

  test("edits made under a clock a day ahead move to the true time, in their order", () => {
    const day = 86_400_000;
    const now = 1_790_000_000_000;
    const replica = newReplica(a);
    put(replica, "setting", "theme", "dark", now + day - 5000);
    put(replica, "setting", "theme", "light", now + day - 4000);
    put(replica, "note", "1:1", "x", now + day);
    const moved = correctClock(replica, now + day, now);
    expect(moved.map(({ stamp }) => parseTimestamp(stamp).time)).toEqual([now - 4000, now]);
    expect(valuesOf(replica, "setting").get("theme")).toBe("light");
    expect(parseTimestamp(put(replica, "note", "1:1", "y", now + 1).stamp).time).toBe(now + 1);
  });
});
