import { isFresh } from "#domain/prayer-times/notice-plan.ts";
import type { Log } from "#server/store/log.ts";
import { observe, observedRound } from "#server/store/observations.ts";
import type { PushRows, PushTask } from "#server/store/push-rows.ts";
import type { PushClient } from "./push-client.ts";

export type PushSender = {
  /** Sends what is due, and retries once what failed and is not stale. */
  tick(): Promise<void>;
  start(): void;
  /** Starts no more messages and waits for those that are being sent. */
  stop(): Promise<void>;
};

type Sending = {
  readonly pushes: Pick<PushRows, "claim" | "delete">;
  readonly pushClient: Pick<PushClient, "send">;
  readonly log: Log;
  readonly now: () => number;
};

/** Milliseconds between two rounds: a notice is at most this late. */
const roundEvery = 5_000;
/** Plans claimed in one query, and messages sent at the same time. */
const batchSize = 200;
const concurrency = 20;

/** Sends prayer notices when they are due. Each process may run one: a plan is claimed before it is sent. */
export function pushSender({ pushes, pushClient, log, now }: Sending): PushSender {
  let failed: PushTask[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function deliver(task: PushTask, isRetry: boolean): Promise<void> {
    const outcome = await pushClient.send(task.to, task.notice, now());
    observe({ about: "job-item", job: "push", hasFailed: outcome === "failed" });
    if (outcome === "gone") await pushes.delete(task.to.endpoint);
    if (outcome === "failed" && !isRetry) failed.push(task);
  }

  async function deliverAll(tasks: readonly PushTask[], isRetry: boolean): Promise<void> {
    const waiting = [...tasks];
    const worker = async () => {
      for (let task = waiting.shift(); task; task = waiting.shift()) await deliver(task, isRetry);
    };
    await Promise.all(Array.from({ length: concurrency }, worker));
  }

  async function tick(): Promise<void> {
    const again = failed.filter(({ notice }) => "hasEnded" in notice || isFresh(notice, now()));
    failed = [];
    await deliverAll(again, true);
    for (let hasMore = true; hasMore && !isStopped; ) {
      const claimed = await pushes.claim(now(), batchSize);
      await deliverAll(claimed.tasks, false);
      hasMore = claimed.hasMore;
    }
  }

  function scheduleRound(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = observedRound("push", tick)
        // The next round retries; the log must not show whose notice it was.
        .catch((error: unknown) =>
          log.warn({ kind: error instanceof Error ? error.name : "" }, "pushes were not sent"),
        )
        .then(scheduleRound);
    }, roundEvery);
    timer.unref();
  }

  return {
    tick,
    start: scheduleRound,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
