import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type Figure, median } from "#tests/support/figure.ts";
import { type RunningServer, startBuiltServer } from "./built-server.ts";
import { type Load, loadsOn } from "./loads.ts";
import { memoryHeld, processorTime } from "./process-use.ts";
import { type Asked, requestAtRate } from "./request-at-rate.ts";

const seconds = 3;
const firstRate = 50;
/** Requests a second beyond what one machine answers: the bare server saturates before. */
const highestRate = 102_400;
/** Milliseconds of p99 beyond which a load counts as past the saturation point. */
const longestWait = 250;

type Knee = {
  /** Highest rate per second at which all were answered and 99 of 100 within 250 ms. */
  readonly rate: number;
  readonly p99: number;
  /** Milliseconds of the server's CPU time per response. */
  readonly work: number;
};

/** A server with its own data that trusts this machine as a proxy, so that requests may come from any network. */
export async function startSeparateServer(root: string, port: number, settings: Record<string, string> = {}) {
  const data = await mkdtemp(join(tmpdir(), "riwaq-load-"));
  const served = await startBuiltServer(root, port, { DATA_DIR: data, TRUST_PROXY: "loopback", ...settings });
  while (!(await fetch(`${served.origin}/api/ready`)).ok) await pause(200);
  return {
    ...served,
    data,
    stop: async () => {
      await served.stop();
      await rm(data, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Attempt = (rate: number) => Promise<Knee & { readonly isSustained: boolean }>;

/** Sends requests at a rate for some seconds, and returns response times and CPU time of these processes. */
function attemptsOf(make: (index: number) => Asked, pids: readonly number[]): Attempt {
  let index = 0;
  const worked = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  return async (rate) => {
    const requests = Array.from({ length: rate * seconds }, () => make(index++));
    const before = worked();
    const { asked, good, p99, bad } = await requestAtRate(requests, rate);
    const work = (worked() - before) / asked;
    if (good < asked) console.error(`riwaq: at ${rate} a second ${JSON.stringify(bad)}`);
    return { rate, p99, work, isSustained: good === asked && p99 <= longestWait };
  };
}

/** Raises the rate twofold until the server does not keep up, then tries the rate between. */
async function kneeOf(make: (index: number) => Asked, pids: readonly number[]): Promise<Knee> {
  const ask = attemptsOf(make, pids);
  const attempt = async (rate: number): Promise<Knee | undefined> => {
    const found = await ask(rate);
    return found.isSustained ? found : undefined;
  };
  await attempt(firstRate);
  let knee: Knee = { rate: 0, p99: 0, work: 0 };
  for (let rate = firstRate; rate <= highestRate; rate *= 2) {
    // A rate is past saturation only when it fails twice, as a single failure may be the machine's.
    const sustained = (await attempt(rate)) ?? (await attempt(rate));
    if (!sustained) return (knee.rate > 0 && (await attempt(Math.round(knee.rate * 1.4)))) || knee;
    knee = sustained;
  }
  return knee;
}

/** A bare server in its own thread that reads requests and answers with so many bytes. */
function bareServer(bytes: number): Promise<{ url: string; stop: () => Promise<number> }> {
  const source = `const{createServer}=require("node:http");const{parentPort,workerData}=require("node:worker_threads");const body=Buffer.alloc(workerData);createServer((q,s)=>{q.resume();q.on("end",()=>{s.setHeader("content-length",body.length);s.end(body)})}).listen(0,function(){parentPort.postMessage(this.address().port)})`;
  const worker = new Worker(source, { eval: true, workerData: bytes });
  return new Promise((resolve) =>
    worker.once("message", (port) =>
      resolve({ url: `http://localhost:${port}/`, stop: () => worker.terminate() }),
    ),
  );
}

async function sizeOf({ url, method = "GET", headers, body }: Asked): Promise<number> {
  const sent = { method, headers: { ...headers }, ...(body === undefined ? {} : { body }) };
  return (await (await fetch(url, sent)).arrayBuffer()).byteLength;
}

async function beside({ name, make }: Load, pid: number): Promise<Figure[]> {
  const bare = await bareServer(await sizeOf(make(0)));
  const ours = await kneeOf(make, [pid]);
  const floor = await kneeOf((index) => ({ ...make(index), url: bare.url }), []);
  await bare.stop();
  return [
    {
      name: `load: ${name}, knee`,
      value: ours.rate,
      unit: `a second (p99 ${Math.round(ours.p99)} ms)`,
      beside: { name: "node:http with the same bytes", value: floor.rate },
    },
    { name: `load: ${name}, processor`, value: ours.work, unit: "ms an answer" },
  ];
}

/** Every kind of request at a rising rate to saturation, each beside a bare server in the same run. */
export async function benchLoad(root: string, port: number): Promise<Figure[]> {
  const served = await startSeparateServer(root, port);
  try {
    const figures: Figure[] = [];
    for (const load of await loadsOn(served.origin)) figures.push(...(await beside(load, served.pid)));
    return figures;
  } finally {
    await served.stop();
  }
}

/** Memory under a steady mixed load for so many minutes: the last fifth compared with the second. */
export async function benchMemoryGrowth(root: string, port: number, minutes: number): Promise<Figure[]> {
  const served = await startSeparateServer(root, port);
  const loads = await loadsOn(served.origin);
  const held: number[] = [];
  const turns = Math.max(10, Math.round((minutes * 60) / 5));
  let lost = 0;
  try {
    for (let turn = 0; turn < turns; turn++) {
      const requests = Array.from({ length: 100 * 5 }, (_, index) => {
        const load = loads[index % loads.length] as Load;
        return load.make(turn * 500 + index);
      });
      const { asked, good } = await requestAtRate(requests, 100);
      lost += asked - good;
      held.push(memoryHeld(served.pid));
    }
  } finally {
    await served.stop();
  }
  const fifth = Math.floor(held.length / 5);
  const [early, late] = [median(held.slice(fifth, 2 * fifth)), median(held.slice(-fifth))];
  return [
    { name: `memory: growth over ${minutes} minutes of load`, value: late - early, unit: "MiB", atMost: 32 },
    { name: "memory: held at the end", value: late, unit: "MiB" },
    { name: "memory: requests lost", value: lost, unit: "requests", atMost: 0 },
  ];
}

/**
 * CPU time per response of two processes relative to one, where each of the two has as much load
 * as the one: alternating, the median of three. A process with less load needs more per response, as it batches
 * less; that is no cost of the second process.
 */
async function moreWork(alone: Attempt, both: Attempt, rate: number): Promise<number> {
  const parts: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const { work } = await alone(rate / 2);
    parts.push((await both(rate)).work / work);
  }
  return median(parts);
}

/** Two processes on one database compared with one. */
export async function benchTwoProcesses(root: string, port: number, cores: number): Promise<Figure[]> {
  const one = await startSeparateServer(root, port);
  const other: RunningServer = await startBuiltServer(root, port + 1, {
    DATA_DIR: one.data,
    TRUST_PROXY: "loopback",
    PUBLIC_URL: one.origin,
  });
  try {
    while (!(await fetch(`${other.origin}/api/ready`)).ok) await pause(200);
    const figures: Figure[] = [];
    const loads = (await loadsOn(one.origin)).filter(({ name }) => ["page", "verse", "sync"].includes(name));
    for (const { name, make } of loads) {
      const shared = (index: number) => {
        const asked = make(index);
        return index % 2 === 0 ? asked : { ...asked, url: asked.url.replace(one.origin, other.origin) };
      };
      const alone = await kneeOf(make, [one.pid]);
      const both = await kneeOf(shared, [one.pid, other.pid]);
      const more = await moreWork(
        attemptsOf(make, [one.pid]),
        attemptsOf(shared, [one.pid, other.pid]),
        both.rate,
      );
      // The client and the database need cores too: fewer than four cannot show the gain.
      const canShow = cores >= 4;
      figures.push(
        {
          name: `two processes: ${name}, knee`,
          value: both.rate / Math.max(1, alone.rate),
          unit: canShow ? "of one's" : `of one's; ${cores} cores for both, the asker and the database`,
          ...(canShow && { atLeast: 1.7 }),
          beside: { name: "one process, a second", value: alone.rate },
        },
        {
          name: `two processes: ${name}, processor`,
          value: more,
          unit: "of one's for an answer, each at the rate of the one",
          atMost: 1.25,
        },
      );
    }
    return figures;
  } finally {
    await other.stop();
    await one.stop();
  }
}
