import type { Counter } from "#server/store/rate-limit-rows.ts";

/** Failures that cost a growing delay; all but `free` in seconds. */
export type GrowingDelay = {
  readonly kind: "delay";
  /** Failures without a delay. */
  readonly free: number;
  /** The delay after the last free failure; it doubles with each further one. */
  readonly first: number;
  readonly most: number;
  /** Seconds after the last failure for which they are remembered; longer than `most`. */
  readonly remembered: number;
};

/** An allowance that refills evenly: in no hour more than `burst` and `perHour` together. */
export type Allowance = { readonly kind: "allowance"; readonly burst: number; readonly perHour: number };

export type AttemptRule = GrowingDelay | Allowance;

/** Milliseconds to wait until the rule allows an attempt, 0 for none. `counter` is undefined where there is none. */
export function waitOf(rule: AttemptRule, counter: Counter | undefined, now: number): number {
  if (!counter) return 0;
  if (rule.kind === "allowance")
    return Math.max(0, counter.endsAt - now - (rule.burst - 1) * intervalOf(rule));
  if (counter.used < rule.free) return 0;
  const delay = Math.min(rule.most, rule.first * 2 ** (counter.used - rule.free));
  return Math.max(0, counter.endsAt - rule.remembered * 1000 + delay * 1000 - now);
}

/** The counter with one attempt more. */
export function counted(rule: AttemptRule, counter: Counter | undefined, now: number): Counter {
  const used = (counter?.used ?? 0) + 1;
  if (rule.kind === "delay") return { used, endsAt: now + rule.remembered * 1000 };
  // The end of an allowance is when it will be full again.
  return { used, endsAt: Math.max(now, counter?.endsAt ?? 0) + intervalOf(rule) };
}

/** The counter without an attempt that `counted` has added; undefined when nothing is left of it. */
export function uncounted(
  rule: AttemptRule,
  counter: Counter | undefined,
  before: Counter | undefined,
  after: Counter,
): Counter | undefined {
  if (!counter || counter.used <= 1) return undefined;
  const used = counter.used - 1;
  if (rule.kind === "allowance") return { used, endsAt: counter.endsAt - intervalOf(rule) };
  return { used, endsAt: counter.endsAt === after.endsAt && before ? before.endsAt : counter.endsAt };
}

/** Whole milliseconds in which one attempt is given back. */
function intervalOf({ perHour }: Allowance): number {
  return Math.ceil(3_600_000 / perHour);
}
