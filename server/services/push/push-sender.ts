import { isFresh } from "#domain/prayer-times/notice-plan.ts";
import type { Log } from "#server/store/log.ts";
import type { PushRows, PushTask } from "#server/store/push-rows.ts";
import type { PushPost } from "./push-post.ts";

export type PushSender = {
  /** Sends what is due now, and once more what failed and is still fresh. */
  tick(): Promise<void>;
  start(): void;
  /** Sends nothing new and waits for what is under way. */
  stop(): Promise<void>;
};

type Sending = {
  readonly pushes: Pick<PushRows, "claim" | "forget">;
  readonly post: Pick<PushPost, "send">;
  readonly log: Log;
  readonly now: () => number;
};

/** Milliseconds between two looks: a notice comes at most this much late. */
const pause = 5_000;
/** Plans taken at once, and messages on the way at once. */
const batch = 200;
const lanes = 20;

/** Tells browsers of prayers at their moment. Each process may run one: a plan is claimed before it is sent. */
export function pushSender({ pushes, post, log, now }: Sending): PushSender {
  let failed: PushTask[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function deliver(task: PushTask, isSecondTry: boolean): Promise<void> {
    const posted = await post.send(task.to, task.say, now());
    if (posted === "gone") await pushes.forget(task.to.endpoint);
    if (posted === "failed" && !isSecondTry) failed.push(task);
  }

  async function deliverAll(tasks: readonly PushTask[], isSecondTry: boolean): Promise<void> {
    const waiting = [...tasks];
    const lane = async () => {
      for (let task = waiting.shift(); task; task = waiting.shift()) await deliver(task, isSecondTry);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  async function tick(): Promise<void> {
    const again = failed.filter(({ say }) => "hasEnded" in say || isFresh(say, now()));
    failed = [];
    await deliverAll(again, true);
    for (let hasMore = true; hasMore && !isStopped; ) {
      const claimed = await pushes.claim(now(), batch);
      await deliverAll(claimed.tasks, false);
      hasMore = claimed.hasMore;
    }
  }

  function lookLater(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = tick()
        // The next look comes by itself; whose notice it was is nobody's business.
        .catch((error: unknown) =>
          log.warn({ kind: error instanceof Error ? error.name : "" }, "pushes were not sent"),
        )
        .then(lookLater);
    }, pause);
    timer.unref();
  }

  return {
    tick,
    start: lookLater,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
