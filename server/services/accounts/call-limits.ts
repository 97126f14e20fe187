import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import { DomainError } from "#server/services/errors.ts";
import type { RateLimit, RateLimitRows } from "#server/store/rate-limit-rows.ts";

const quarter = 900;
const hour = 3600;
const day = 86_400;

/** What a network address and an account may do in a window of time; counted in the database. */
const callLimits = {
  "sign-in": { byAddress: { calls: 60, seconds: quarter }, byAccount: { calls: 10, seconds: quarter } },
  "sign-up": { byAddress: { calls: 30, seconds: hour }, byAccount: { calls: 5, seconds: hour } },
  mail: { byAddress: { calls: 20, seconds: hour }, byAccount: { calls: 3, seconds: hour } },
  redeem: { byAddress: { calls: 30, seconds: quarter } },
  passkey: { byAddress: { calls: 60, seconds: quarter } },
  change: { byAddress: { calls: 60, seconds: quarter }, byAccount: { calls: 20, seconds: quarter } },
  give: { byAddress: { calls: 40, seconds: quarter }, byAccount: { calls: 20, seconds: quarter } },
  // A pledge costs nothing: beyond the limit it is still accepted, but no email is sent.
  "pledge-letter": { byAddress: { calls: 5, seconds: hour }, byAccount: { calls: 2, seconds: day } },
  receipt: { byAddress: { calls: 300, seconds: quarter } },
  model: { byAddress: { calls: 60, seconds: quarter }, byAccount: { calls: 30, seconds: quarter } },
  push: { byAddress: { calls: 120, seconds: hour } },
  "ask-scholars": { byAddress: { calls: 30, seconds: hour }, byAccount: { calls: 10, seconds: hour } },
  "scholar-act": { byAccount: { calls: 60, seconds: 60 } },
  export: { byAccount: { calls: 3, seconds: hour } },
  sync: { byAccount: { calls: 600, seconds: 300 } },
} as const satisfies Record<string, { byAddress?: RateLimit; byAccount?: RateLimit }>;

export type LimitedCall = keyof typeof callLimits;

/** The network address, and the account's email address or id, whether it exists or not. */
export type Caller = { address?: string; account?: string };

export type CallLimits = {
  /** Counts the call; throws DomainError "too-many-calls" with the seconds to wait. */
  count(call: LimitedCall, caller: Caller): Promise<void>;
  /** Counts the call; false when there were too many. */
  allows(call: LimitedCall, caller: Caller): Promise<boolean>;
  /** Sets the account's count to 0, after a correct password. */
  reset(call: LimitedCall, account: string): Promise<void>;
};

/** Counts calls under keyed hashes, so that the table contains no address. */
export function countedCalls(rows: RateLimitRows, secret: string, now: () => Date): CallLimits {
  function keyOf(call: LimitedCall, by: string, who: string): string {
    return createHmac("sha256", secret).update(`${call}\0${by}\0${who}`).digest("base64url");
  }

  /** Counts the call for both limits; the seconds to wait, 0 for none. */
  async function consume(call: LimitedCall, { address, account }: Caller): Promise<number> {
    const { byAddress, byAccount }: { byAddress?: RateLimit; byAccount?: RateLimit } = callLimits[call];
    const counted: [RateLimit | undefined, string, string | undefined][] = [
      [byAddress, "address", address && networkOf(address)],
      [byAccount, "account", account?.toLowerCase()],
    ];
    const { retryAfter } = await rows.consume(
      counted.flatMap(([limit, by, who]) =>
        limit && who !== undefined ? [{ key: keyOf(call, by, who), limit }] : [],
      ),
      now(),
    );
    return retryAfter;
  }

  return {
    async count(call, caller) {
      const retryAfter = await consume(call, caller);
      if (retryAfter > 0) throw new DomainError("too-many-calls", { retryAfter });
    },
    allows: async (call, caller) => (await consume(call, caller)) === 0,
    reset: (call, account) => rows.reset(keyOf(call, "account", account.toLowerCase())),
  };
}

/** One household has a whole /64 of IPv6 addresses: they count as one. */
function networkOf(address: string): string {
  return isIPv6(address) && !address.includes(".") ? expanded(address).slice(0, 4).join(":") : address;
}

function expanded(address: string): string[] {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const front = head.split(":").filter(Boolean);
  const back = (tail ?? "").split(":").filter(Boolean);
  return [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0"), ...back];
}
