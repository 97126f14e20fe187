import { createHmac } from "node:crypto";
import { DomainError } from "#server/services/errors.ts";
import { observe } from "#server/store/observations.ts";
import type { Counted, RateLimit, RateLimitRows } from "#server/store/rate-limit-rows.ts";
import { networkOf } from "./network-address.ts";

const quarter = 900;
const hour = 3600;
const day = 86_400;

type Limits = {
  /** Calls from one network, whoever makes them. */
  readonly byNetwork?: RateLimit;
  /** Accounts that one network may make the call for: everybody in a mosque has one address. */
  readonly accountsByNetwork?: { readonly accounts: number; readonly seconds: number };
  /** Calls for one account from one network: a stranger elsewhere does not use them up. */
  readonly byBoth?: RateLimit;
  /** Calls for one account from all networks. */
  readonly byAccount?: RateLimit;
};

/** What a network and an account may do in a window of time; counted in the database. Sign-ins have their own rules. */
const callLimits = {
  "sign-up": {
    accountsByNetwork: { accounts: 400, seconds: hour },
    byBoth: { calls: 5, seconds: hour },
    byAccount: { calls: 10, seconds: hour },
  },
  mail: { accountsByNetwork: { accounts: 100, seconds: hour } },
  // A link cannot be guessed, and everybody in a mosque may open theirs twice.
  redeem: { byNetwork: { calls: 1200, seconds: quarter } },
  passkey: { byNetwork: { calls: 1200, seconds: quarter } },
  change: { byNetwork: { calls: 600, seconds: quarter }, byAccount: { calls: 20, seconds: quarter } },
  give: {
    byNetwork: { calls: 1200, seconds: quarter },
    accountsByNetwork: { accounts: 600, seconds: quarter },
    byBoth: { calls: 20, seconds: quarter },
    byAccount: { calls: 100, seconds: quarter },
  },
  // A pledge costs nothing: beyond the limit it is still accepted, but no email is sent.
  "pledge-letter": { byNetwork: { calls: 5, seconds: hour }, byAccount: { calls: 2, seconds: day } },
  // To the address of the member who is signed in.
  "own-pledge-letter": { byAccount: { calls: 5, seconds: day } },
  receipt: { byNetwork: { calls: 3000, seconds: quarter } },
  model: { byNetwork: { calls: 60, seconds: quarter } },
  "model-for-member": { byAccount: { calls: 30, seconds: quarter } },
  push: { byNetwork: { calls: 600, seconds: hour } },
  "ask-scholars": { byAccount: { calls: 10, seconds: hour } },
  "scholar-act": { byAccount: { calls: 60, seconds: 60 } },
  // Everybody in a mosque has one address.
  "report-text": { byNetwork: { calls: 60, seconds: hour } },
  "admin-read": { byAccount: { calls: 600, seconds: 300 } },
  "admin-act": { byAccount: { calls: 60, seconds: 60 } },
  // Beyond these an event of the audit log is not written: whoever makes them must not fill the disk with them.
  "delayed-sign-in-event": {
    byNetwork: { calls: 20, seconds: hour },
    byBoth: { calls: 1, seconds: hour },
    byAccount: { calls: 5, seconds: hour },
  },
  "refused-webhook-event": {
    byNetwork: { calls: 5, seconds: hour },
    byAccount: { calls: 60, seconds: hour },
  },
  export: { byAccount: { calls: 3, seconds: hour } },
  sync: { byAccount: { calls: 600, seconds: 300 } },
} as const satisfies Record<string, Limits>;

export type LimitedCall = keyof typeof callLimits;

/** The network address, and the account's email address or id, whether it exists or not. */
export type Caller = { address?: string; account?: string };

export type CallLimits = {
  /** Counts the call; throws DomainError "too-many-calls" with the seconds to wait. */
  count(call: LimitedCall, caller: Caller): Promise<void>;
  /** Counts the call; false when there were too many. */
  allows(call: LimitedCall, caller: Caller): Promise<boolean>;
};

/** Counts calls under keyed hashes, so that the table contains no address. */
export function countedCalls(rows: RateLimitRows, secret: string, now: () => Date): CallLimits {
  function keyOf(call: LimitedCall, ...parts: string[]): string {
    return createHmac("sha256", secret)
      .update([call, ...parts].join("\0"))
      .digest("base64url");
  }

  /** The seconds that a limit which is reached already demands to wait, 0 for none; writes nothing. */
  async function waitNow(counted: readonly Counted[], ofNew: Counted | undefined, bothKey: string) {
    const moment = now();
    const limited = [...counted, ...(ofNew ? [ofNew] : [])];
    const counters = await rows.read(
      limited.map(({ key }) => key),
      moment,
    );
    const waits = limited.map(({ key, limit }) => {
      const counter = counters.get(key);
      const isCounted = key !== ofNew?.key || !counters.has(bothKey);
      if (!counter || !isCounted || counter.used < limit.calls) return 0;
      return Math.max(1, Math.ceil((counter.endsAt - moment.getTime()) / 1000));
    });
    return Math.max(0, ...waits);
  }

  /** Counts the call for every limit; the seconds to wait, 0 for none. */
  async function consume(call: LimitedCall, { address, account }: Caller): Promise<number> {
    const { byNetwork, accountsByNetwork, byBoth, byAccount }: Limits = callLimits[call];
    const network = address && networkOf(address);
    const name = account?.toLowerCase();
    const networkKey = keyOf(call, "network", network ?? "");
    const accountsKey = keyOf(call, "accounts of network", network ?? "");
    const bothKey = keyOf(call, "both", name ?? "", network ?? "");
    const bothLimit =
      byBoth ?? (accountsByNetwork && { calls: Number.MAX_SAFE_INTEGER, seconds: accountsByNetwork.seconds });
    const counted = [
      ...(byNetwork && network !== undefined ? [{ key: networkKey, limit: byNetwork }] : []),
      ...(bothLimit && network !== undefined && name !== undefined
        ? [{ key: bothKey, limit: bothLimit }]
        : []),
      ...(byAccount && name !== undefined ? [{ key: keyOf(call, "account", name), limit: byAccount }] : []),
    ];
    const ofNew =
      accountsByNetwork && network !== undefined
        ? {
            key: accountsKey,
            limit: { calls: accountsByNetwork.accounts, seconds: accountsByNetwork.seconds },
          }
        : undefined;
    // With a new name each time, refused calls would fill the table.
    const wait = counted.length + (ofNew ? 1 : 0) > 1 ? await waitNow(counted, ofNew, bothKey) : 0;
    if (wait > 0) return wait;
    const { retryAfter, begun } = await rows.consume(counted, now());
    const isNewAccount = name === undefined || begun.has(bothKey);
    if (retryAfter > 0 || !ofNew || !isNewAccount) return retryAfter;
    const ofNetwork = await rows.consume([ofNew], now());
    // Or the account would not be new when it is tried again.
    if (ofNetwork.retryAfter > 0) await rows.reset(bothKey);
    return ofNetwork.retryAfter;
  }

  return {
    async count(call, caller) {
      const retryAfter = await consume(call, caller);
      if (retryAfter > 0) observe({ about: "limit", call });
      if (retryAfter > 0) throw new DomainError("too-many-calls", { retryAfter });
    },
    allows: async (call, caller) => (await consume(call, caller)) === 0,
  };
}
