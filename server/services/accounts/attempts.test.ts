import { describe, expect, test } from "vitest";
import { DomainError } from "#server/services/errors.ts";
import type { Counter, RateLimitRows } from "#server/store/rate-limit-rows.ts";
import { type Attempter, countedAttempts } from "./attempts.ts";
import { countedCalls } from "./call-limits.ts";

/** Counters in memory with a clock of their own: a simulated day takes no time. */
function simulated() {
  const clock = { now: Date.UTC(2026, 0, 1) };
  const counters = new Map<string, Counter>();
  const running = (key: string) => {
    const counter = counters.get(key);
    return counter && counter.endsAt > clock.now ? counter : undefined;
  };
  const rows: RateLimitRows = {
    async consume(limited) {
      const begun = new Set<string>();
      const waits = limited.map(({ key, limit }) => {
        const counter = running(key) ?? { used: 0, endsAt: clock.now + limit.seconds * 1000 };
        if (counter.used === 0) begun.add(key);
        counters.set(key, { ...counter, used: counter.used + 1 });
        return counter.used < limit.calls ? 0 : Math.ceil((counter.endsAt - clock.now) / 1000);
      });
      return { retryAfter: Math.max(0, ...waits), begun };
    },
    read: async (keys) =>
      new Map(
        keys.flatMap((key) => {
          const counter = running(key);
          return counter ? [[key, counter] as const] : [];
        }),
      ),
    reset: async (key) => void counters.delete(key),
    async change(keys, now, decide) {
      const decision = decide(await rows.read(keys, now));
      for (const [key, counter] of decision.write) {
        if (counter) counters.set(key, counter);
        else counters.delete(key);
      }
      return decision;
    },
  };
  const now = () => new Date(clock.now);
  const attempts = countedAttempts(rows, "secret", now);
  /** True when the password would have been compared; a wrong one leaves the attempt counted. */
  async function tries(attempter: Attempter, isRight = false): Promise<boolean> {
    try {
      const attempt = await attempts.signIn(attempter);
      if (isRight) await attempt.succeed();
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === "too-many-calls") return false;
      throw error;
    }
  }
  return { clock, attempts, calls: countedCalls(rows, "secret", now), tries };
}

const second = 1000;
const hour = 3600 * second;

describe("a sign-in", () => {
  test("is allowed for 300 members behind one address who each mistype once, sign up and give, within a quarter of an hour", async () => {
    const { clock, calls, tries } = simulated();
    for (const address of ["192.0.2.7", "2001:db8::7"]) {
      let signedIn = 0;
      for (let member = 0; member < 300; member++) {
        const email = `member-${member}@example.org`;
        await calls.count("sign-up", { address, account: email });
        await tries({ address, email });
        if (await tries({ address, email }, true)) signedIn += 1;
        for (let gift = 0; gift < 2; gift++) await calls.count("give", { address, account: email });
        for (let look = 0; look < 4; look++) await calls.count("receipt", { address });
        clock.now += 2.9 * second;
      }
      expect(signedIn).toBe(300);
    }
  });

  test("counts nothing when it succeeds, however often", async () => {
    const { tries } = simulated();
    for (let round = 0; round < 2000; round++)
      expect(await tries({ address: "192.0.2.7", email: `${round % 3}@example.org` }, true)).toBe(true);
  });

  test("is guessed less than 100 times an hour on one account, from any number of networks", async () => {
    for (const networks of [1, 7, 5000]) {
      const { clock, tries } = simulated();
      const start = clock.now;
      const guessed: number[] = [];
      for (let turn = 0; clock.now < start + 6 * hour; turn++) {
        const address = `10.1.${Math.floor((turn % networks) / 250)}.${(turn % networks) % 250}`;
        if (await tries({ address, email: "member@example.org" })) guessed.push(clock.now);
        clock.now += 5 * second;
      }
      expect(mostInAnHour(guessed)).toBeLessThan(networks === 1 ? 20 : 100);
    }
  });

  test("is guessed less than 1,000 times an hour over all accounts from one network, at most 600 of them", async () => {
    for (const addressOf of [() => "192.0.2.7", (turn: number) => `2001:db8:1:2::${turn.toString(16)}`]) {
      const { clock, tries } = simulated();
      const start = clock.now;
      const guessed: number[] = [];
      const accounts = new Set<string>();
      for (let turn = 0; clock.now < start + 3 * hour; turn++) {
        const email = `victim-${turn % 2000}@example.org`;
        if (await tries({ address: addressOf(turn % 4000), email })) {
          guessed.push(clock.now);
          if (clock.now < start + hour) accounts.add(email);
        }
        clock.now += second;
      }
      expect(mostInAnHour(guessed)).toBeLessThan(1000);
      expect(accounts.size).toBeLessThanOrEqual(600);
    }
  });

  test("of a member is not delayed by a stranger's failures in another network", async () => {
    const { clock, tries } = simulated();
    for (let turn = 0; turn < 5000; turn++) {
      await tries({ address: "198.51.100.9", email: "member@example.org" });
      clock.now += 3 * second;
    }
    expect(await tries({ address: "192.0.2.7", email: "Member@example.org" }, true)).toBe(true);
  });

  test("with the right password on a known device gets through while a thousand networks guess, and in a sprayer's network", async () => {
    const { clock, tries } = simulated();
    const email = "member@example.org";
    for (let turn = 0; turn < 3000; turn++) {
      await tries({ address: `10.1.${turn % 4}.${turn % 250}`, email });
      await tries({ address: "192.0.2.7", email: `other-${turn}@example.org` });
      clock.now += second;
      if (turn % 100 === 99)
        expect(await tries({ address: "192.0.2.7", email, device: "known" }, true)).toBe(true);
    }
    expect(await tries({ address: "192.0.2.7", email }, true)).toBe(false);
    // The cookie alone does not make guessing free.
    const guesses = { address: "192.0.2.7", email, device: "stolen" };
    let guessed = 0;
    for (const end = clock.now + hour; clock.now < end; clock.now += second)
      if (await tries(guesses)) guessed += 1;
    expect(guessed).toBeLessThan(100);
  });

  test("is delayed longer with each failure, not by attempts that were refused, and no longer after a right one", async () => {
    const { clock, attempts, tries } = simulated();
    const who = { address: "192.0.2.7", email: "member@example.org" };
    const waits: number[] = [];
    while (waits.length < 8) {
      try {
        await attempts.signIn(who);
      } catch (error) {
        for (let refused = 0; refused < 20; refused++) expect(await tries(who)).toBe(false);
        const { retryAfter } = error as DomainError;
        waits.push(retryAfter);
        clock.now += retryAfter * second;
      }
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
    expect(await tries(who, true)).toBe(true);
    for (let free = 0; free < 5; free++) expect(await tries(who)).toBe(true);
  });

  test("that could not be compared counts as none", async () => {
    const { attempts, tries } = simulated();
    const who = { address: "192.0.2.7", email: "member@example.org" };
    for (let round = 0; round < 100; round++) await (await attempts.signIn(who)).cancel();
    for (let free = 0; free < 5; free++) expect(await tries(who)).toBe(true);
    expect(await tries(who)).toBe(false);
  });
});

describe("letters with a reset link", () => {
  test("are limited, and whoever asks has one of the last ten minutes", async () => {
    const { clock, attempts } = simulated();
    const email = "member@example.org";
    let sentAt = 0;
    let sent = 0;
    const start = clock.now;
    for (let turn = 0; clock.now < start + hour; turn++) {
      if (await attempts.mayEmail({ address: `10.1.${turn % 4}.${turn % 250}`, email })) {
        sentAt = clock.now;
        sent += 1;
      }
      // The member, in a network of their own, in between.
      if (turn % 10 === 0 && (await attempts.mayEmail({ address: "192.0.2.7", email }))) {
        sentAt = clock.now;
        sent += 1;
      }
      expect(clock.now - sentAt).toBeLessThanOrEqual(600 * second);
      clock.now += 7 * second;
    }
    expect(sent).toBeLessThanOrEqual(12);
    expect(await attempts.mayEmail({ address: "192.0.2.7", email: "another@example.org" })).toBe(true);
  });
});

/** The largest number of moments within any hour. */
function mostInAnHour(moments: readonly number[]): number {
  return Math.max(
    ...moments.map((start) => moments.filter((each) => each >= start && each < start + hour).length),
  );
}
