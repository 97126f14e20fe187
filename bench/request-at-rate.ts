import { Agent, request } from "node:http";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { quantile } from "#tests/support/figure.ts";

export type Asked = {
  readonly url: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** The results of the requests; times in milliseconds from when each was due. */
export type Answered = {
  readonly asked: number;
  readonly good: number;
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
  /** Failing statuses with their counts; 0 for no response. */
  readonly bad: Readonly<Record<number, number>>;
};

type Task = { readonly requests: readonly Asked[]; readonly rate: number };

/** Sends `rate` requests a second from its own thread, each at its time whether or not earlier ones were answered. */
export function requestAtRate(requests: readonly Asked[], rate: number): Promise<Answered> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { requests, rate } satisfies Task });
  return new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
}

function askOne({ url, method = "GET", headers = {}, body }: Asked, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const asking = request(
      url,
      { agent, method, headers: { "accept-encoding": "br, gzip", ...headers } },
      (answer) => {
        answer.resume();
        answer.once("end", () => resolve(answer.statusCode ?? 0));
      },
    );
    asking.once("error", () => resolve(0));
    asking.setTimeout(10_000, () => asking.destroy());
    asking.end(body);
  });
}

async function work({ requests, rate }: Task): Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const start = performance.now();
  const times: number[] = [];
  const bad: Record<number, number> = {};
  let good = 0;
  const ask = async (one: Asked, due: number) => {
    const status = await askOne(one, agent);
    times.push(performance.now() - due);
    if (status >= 200 && status < 400) good += 1;
    else bad[status] = (bad[status] ?? 0) + 1;
  };
  const under: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    const tick = setInterval(() => {
      const passed = ((performance.now() - start) / 1000) * rate;
      while (under.length < Math.min(requests.length, passed)) {
        const one = requests[under.length];
        if (one) under.push(ask(one, start + (under.length * 1000) / rate));
      }
      if (under.length < requests.length) return;
      clearInterval(tick);
      resolve();
    }, 2);
  });
  await Promise.all(under);
  agent.destroy();
  const [median, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(times, share)) as [
    number,
    number,
    number,
  ];
  return { asked: requests.length, good, median, p95, p99, bad };
}

if (!isMainThread && workerData?.requests) parentPort?.postMessage(await work(workerData as Task));
