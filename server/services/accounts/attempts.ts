import { createHmac } from "node:crypto";
import { DomainError } from "#server/services/errors.ts";
import type { Counter, RateLimitRows } from "#server/store/rate-limit-rows.ts";
import { type AttemptRule, counted, uncounted, waitOf } from "./attempt-rules.ts";
import { networkOf } from "./network-address.ts";

const day = 86_400;

/**
 * Failed sign-ins. By account and network, so that no stranger's failures delay a member elsewhere; by account over all
 * networks, against a password tried from many (at most 36 in an hour); by network over all accounts, against one
 * password tried on many (at most 900 in an hour, on at most 600 accounts), with room for everybody behind one address.
 */
const signInRules = {
  byAccountAndNetwork: { kind: "delay", free: 5, first: 30, most: 900, remembered: day },
  byAccount: { kind: "delay", free: 20, first: 15, most: 300, remembered: day },
  byNetwork: { kind: "allowance", burst: 600, perHour: 300 },
  accountsByNetwork: { kind: "allowance", burst: 400, perHour: 200 },
  /** Instead of all others, in a browser in which the member has signed in before. */
  byDevice: { kind: "delay", free: 10, first: 15, most: 300, remembered: day },
} as const satisfies Record<string, AttemptRule>;

/** Letters with a reset link. While one is held back, another of the last ten minutes is in the mailbox. */
const letterRules = {
  byAccountAndNetwork: { kind: "allowance", burst: 3, perHour: 6 },
  byAccount: { kind: "allowance", burst: 6, perHour: 6 },
} as const satisfies Record<string, AttemptRule>;

/** Who tries: the network address, the email address that was typed, and the device where the member is known on it. */
export type Attempter = { readonly address: string; readonly email: string; readonly device?: string };

/** A sign-in that was counted as failed before its password was compared. */
export type SignInAttempt = {
  /** The password was right: nothing of it counts, and the account's failures in this place are forgotten. */
  succeed(): Promise<void>;
  /** No password was compared: nothing of it counts. */
  cancel(): Promise<void>;
};

export type Attempts = {
  /** Throws like `signIn` when a sign-in would come too early now; counts and writes nothing. */
  check(attempter: Attempter): Promise<void>;
  /** Counts a sign-in; throws DomainError "too-many-calls", with nothing counted, when it comes too early. */
  signIn(attempter: Attempter): Promise<SignInAttempt>;
  /** True when a letter with a reset link may be sent; counts it. */
  mayEmail(attempter: Omit<Attempter, "device">): Promise<boolean>;
};

type Keyed = { readonly key: string; readonly rule: AttemptRule; readonly counts?: "first" | "all" };

/** Counts attempts under keyed hashes, so that the table contains no address. */
export function countedAttempts(rows: RateLimitRows, secret: string, now: () => Date): Attempts {
  const keyOf = (...parts: string[]) =>
    createHmac("sha256", secret).update(parts.join("\0")).digest("base64url");

  /** The rules that an attempt counts by, and the milliseconds that they demand to wait. */
  function waitFor(keyed: readonly Keyed[], counters: ReadonlyMap<string, Counter>, time: number) {
    const isFirst = !counters.has(keyed[0]?.key ?? "");
    const counting = keyed.filter(({ counts }) => counts !== "first" || isFirst);
    return {
      counting,
      wait: Math.max(...counting.map(({ key, rule }) => waitOf(rule, counters.get(key), time))),
    };
  }

  /** The milliseconds that an attempt would have to wait now; writes nothing, however many are refused. */
  async function waitNow(keyed: readonly Keyed[]): Promise<number> {
    const moment = now();
    const counters = await rows.read(
      keyed.map(({ key }) => key),
      moment,
    );
    return waitFor(keyed, counters, moment.getTime()).wait;
  }

  /** Counts an attempt by every rule, or by none when one of them demands a wait. */
  async function count(keyed: readonly Keyed[]) {
    const moment = now();
    const time = moment.getTime();
    return rows.change(
      keyed.map(({ key }) => key),
      moment,
      (counters) => {
        const before = new Map(counters);
        const { counting, wait } = waitFor(keyed, counters, time);
        const after = counting.map(({ key, rule }) => [key, counted(rule, counters.get(key), time)] as const);
        const write = new Map<string, Counter>(wait > 0 ? [] : after);
        return { wait, before, counting, write };
      },
    );
  }

  async function undo(
    counting: readonly Keyed[],
    before: ReadonlyMap<string, Counter>,
    after: ReadonlyMap<string, Counter>,
    forgotten: string | undefined,
  ): Promise<void> {
    await rows.change(
      counting.map(({ key }) => key),
      now(),
      (counters) => ({
        write: new Map(
          counting.flatMap(({ key, rule }) => {
            const written = after.get(key);
            if (!written || !counters.has(key)) return [];
            if (key === forgotten) return [[key, undefined] as const];
            return [[key, uncounted(rule, counters.get(key), before.get(key), written)] as const];
          }),
        ),
      }),
    );
  }

  function signInKeys({ address, email, device }: Attempter): Keyed[] {
    const account = email.toLowerCase();
    if (device !== undefined)
      return [{ key: keyOf("sign-in", "device", account, device), rule: signInRules.byDevice }];
    const network = networkOf(address);
    return [
      {
        key: keyOf("sign-in", "account and network", account, network),
        rule: signInRules.byAccountAndNetwork,
      },
      { key: keyOf("sign-in", "account", account), rule: signInRules.byAccount },
      { key: keyOf("sign-in", "network", network), rule: signInRules.byNetwork },
      {
        key: keyOf("sign-in", "accounts of network", network),
        rule: signInRules.accountsByNetwork,
        counts: "first",
      },
    ];
  }

  function refuseEarly(wait: number): void {
    if (wait > 0) throw new DomainError("too-many-calls", { retryAfter: Math.ceil(wait / 1000) });
  }

  return {
    check: async (attempter) => refuseEarly(await waitNow(signInKeys(attempter))),
    async signIn(attempter) {
      const keyed = signInKeys(attempter);
      const { wait, before, counting, write } = await count(keyed);
      refuseEarly(wait);
      return {
        succeed: () => undo(counting, before, write, keyed[0]?.key),
        cancel: () => undo(counting, before, write, undefined),
      };
    },
    async mayEmail({ address, email }) {
      const account = email.toLowerCase();
      const keyed: Keyed[] = [
        {
          key: keyOf("letter", "account and network", account, networkOf(address)),
          rule: letterRules.byAccountAndNetwork,
        },
        { key: keyOf("letter", "account", account), rule: letterRules.byAccount },
      ];
      return (await waitNow(keyed)) === 0 && (await count(keyed)).wait === 0;
    },
  };
}
