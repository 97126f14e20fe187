import type { Log } from "#server/store/log.ts";
import { observe, observedRound } from "#server/store/observations.ts";
import type { Store } from "#server/store/store.ts";
import type { Giving } from "./giving.ts";
import { operatorActions } from "./operator-actions.ts";

export type DailyReconcile = {
  /** Compares now if a day has passed since any process did; waits for the outcome. */
  tick(): Promise<void>;
  start(): void;
  /** Stops the timer and waits for a comparison that has begun. */
  stop(): Promise<void>;
};

type Reconciling = {
  readonly store: Store;
  readonly giving: Giving;
  readonly log: Log;
  readonly now?: () => number;
};

const minute = 60_000;
const day = 24 * 60 * minute;
/** Days that a comparison looks back: the provider repeats an event for three. */
const comparedDays = 7;
/** How long a comparison may take before another process begins it again: repeated, it adds nothing twice. */
const lease = 30 * minute;
const checkEvery = 10 * minute;

/**
 * Adds payments to the ledger whose events never came, once a day in one of all processes. The log names how many
 * differences were found and how many are left for the operator, never whose they are.
 */
export function dailyReconcile({ store, giving, log, now = Date.now }: Reconciling): DailyReconcile {
  const actions = operatorActions(store, giving, () => new Date(now()), { actor: "provider" });
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function compare(): Promise<void> {
    const found = await actions.reconcile(comparedDays, true);
    const left = found.length === 0 ? [] : await actions.reconcile(comparedDays, false);
    observe({ about: "job-item", job: "reconcile", hasFailed: left.length > 0 });
    if (found.length > 0)
      log.warn({ lines: found.length, left: left.length }, "the ledger differed from the payment provider");
  }

  async function tick(): Promise<void> {
    const endsAt = now() + lease;
    if (!(await store.settings.takeTurn("reconcile-turn", { now: now(), endsAt }))) return;
    await observedRound("reconcile", compare);
    await store.settings.endTurn("reconcile-turn", { endsAt, nextAt: now() + day });
  }

  return {
    tick,
    start() {
      timer = setInterval(() => {
        running = tick().catch((error: unknown) =>
          log.warn({ kind: error instanceof Error ? error.name : "" }, "the ledger was not compared"),
        );
      }, checkEvery);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
