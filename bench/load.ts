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
/** Beyond what any one machine answers here: the bare server stops before it. */
const highestRate = 102_400;
/** Beyond it people wait, whatever the mean says: milliseconds at which a load is past the knee. */
const longestWait = 250;

type Knee = {
  /** Highest rate, a second, at which all were answered and 99 of 100 within a quarter of a second. */
  readonly rate: number;
  readonly p99: number;
  /** Milliseconds of the server's processor for one answer. */
  readonly work: number;
};

/** A server of the product with data of its own, in which this machine may name any network. */
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

/** Asks at a rate for some seconds, and tells how long people waited and what it took of these processes. */
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
    // One bad moment of the machine is no knee: a rate is past it when it fails twice.
    const sustained = (await attempt(rate)) ?? (await attempt(rate));
    if (!sustained) return (knee.rate > 0 && (await attempt(Math.round(knee.rate * 1.4)))) || knee;
    knee = sustained;
  }
  return knee;
}

/** A bare server in a thread of its own that reads what it is sent and answers with so many bytes. */
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

/** Every kind of request at a rising rate to the knee, each beside a bare server in the same run. */
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

/** Memory under a steady mixed load for so many minutes: the last fifth against the second. */
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
 * What an answer takes of two processes, in parts of what it takes of one, where each of the two has as much to do
 * as the one: by turns, the median of three. A process that has less to do takes more for an answer, having fewer to
 * do at a time; that is no price of the second process.
 */
async function moreWork(alone: Attempt, both: Attempt, rate: number): Promise<number> {
  const parts: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const { work } = await alone(rate / 2);
    parts.push((await both(rate)).work / work);
  }
  return median(parts);
}

/** Two processes on one database against one. */
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
      // Who asks and the database need cores too: with fewer than four the machine cannot show it.
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
