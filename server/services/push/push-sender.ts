import { isFresh } from "#domain/prayer-times/notice-plan.ts";
import type { Log } from "#server/store/log.ts";
import { observe, observedRound } from "#server/store/observations.ts";
import type { PushRows, PushTask } from "#server/store/push-rows.ts";
import type { PushClient } from "./push-client.ts";

export type PushSender = {
  /** Sends what is due, and retries once what failed and is not stale. */
  tick(): Promise<void>;
  start(): void;
  /** Starts no more messages, waits for those that are being sent, and leaves the rest to other processes. */
  stop(): Promise<void>;
};

type Sending = {
  readonly pushes: Pick<PushRows, "claim" | "settle" | "release" | "delete">;
  readonly pushClient: Pick<PushClient, "send">;
  readonly log: Log;
  readonly now: () => number;
};

/** Milliseconds between two rounds: a notice is at most this late. */
const roundEvery = 5_000;
/** Plans claimed in one query, and messages sent at the same time. */
const batchSize = 200;
const concurrency = 20;
/** Messages after which those sent are settled: so many may be sent again when the process is killed. */
const settledAtOnce = 50;

/** Sends prayer notices when they are due. Each process may run one: a plan is claimed before it is sent. */
export function pushSender({ pushes, pushClient, log, now }: Sending): PushSender {
  let failed: PushTask[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function deliver(task: PushTask, isRetry = false): Promise<void> {
    const outcome = await pushClient.send(task.to, task.notice, now());
    observe({ about: "job-item", job: "push", hasFailed: outcome === "failed" });
    if (outcome === "gone") await pushes.delete(task.to.endpoint);
    if (outcome === "failed" && !isRetry) failed.push(task);
  }

  async function deliverAll(tasks: readonly PushTask[], deliverOne: typeof deliver): Promise<PushTask[]> {
    const waiting = [...tasks];
    const worker = async () => {
      while (!isStopped) {
        const task = waiting.shift();
        if (!task) return;
        await deliverOne(task);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, worker));
    return waiting;
  }

  async function deliverClaimed(tasks: readonly PushTask[]): Promise<void> {
    let sent: PushTask[] = [];
    const settle = async () => {
      const done = sent;
      sent = [];
      await pushes.settle(done, now());
    };
    const left = await deliverAll(tasks, async (task) => {
      await deliver(task);
      sent.push(task);
      if (sent.length >= settledAtOnce) await settle();
    });
    await settle();
    await pushes.release(left, now());
  }

  async function tick(): Promise<void> {
    const again = failed.filter(({ notice }) => "hasEnded" in notice || isFresh(notice, now()));
    failed = [];
    await deliverAll(again, (task) => deliver(task, true));
    for (let hasMore = true; hasMore && !isStopped; ) {
      const claimed = await pushes.claim(now(), batchSize);
      await deliverClaimed(claimed.tasks);
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
