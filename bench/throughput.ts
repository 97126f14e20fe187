import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { brotliCompressSync } from "node:zlib";
import { textAddress } from "#content/quran/index.ts";
import { type Figure, median } from "#tests/support/figure.ts";
import type { RunningServer } from "./built-server.ts";

const connections = 32;
const seconds = 3;
const rounds = 3;

/** Responses per second of one address, over keep-alive connections. */
function rate(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  let answers = 0;
  const ask = (): Promise<void> =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers: { "accept-encoding": "br" } }, (answer) => {
        answer.resume();
        answer.once("end", () => {
          answers += 1;
          resolve();
        });
      }).once("error", reject);
    }).then(() => (performance.now() < until ? ask() : undefined));
  return Promise.all(Array.from({ length: connections }, ask)).then(() => {
    agent.destroy();
    return answers / seconds;
  });
}

/** A bare server in its own thread that sends the same bytes. */
function bareServer(body: Buffer): Promise<{ url: string; stop: () => Promise<number> }> {
  const source = `const{createServer}=require("node:http");const{parentPort,workerData}=require("node:worker_threads");const body=Buffer.from(workerData);createServer((q,s)=>{s.setHeader("content-type","text/html");s.setHeader("content-length",body.length);s.end(body)}).listen(0,function(){parentPort.postMessage(this.address().port)})`;
  const worker = new Worker(source, { eval: true, workerData: body });
  return new Promise((resolve) =>
    worker.once("message", (port) =>
      resolve({ url: `http://localhost:${port}/`, stop: () => worker.terminate() }),
    ),
  );
}

async function compare(name: string, url: string, body: Buffer, atLeast: number): Promise<Figure> {
  const bare = await bareServer(body);
  const ours: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await rate(url));
    floor.push(await rate(bare.url));
  }
  await bare.stop();
  const value = median(ours) / median(floor);
  return {
    name,
    value,
    unit: `of a bare server (${Math.round(median(ours))}/s)`,
    atLeast,
    beside: { name: "node:http per second", value: Math.round(median(floor)) },
  };
}

/** A page and a precompressed chunk, beside a bare server with the same bytes in the same run. */
export async function benchThroughput(root: string, { origin }: RunningServer): Promise<Figure[]> {
  const chunk = textAddress("arabic", 36);
  const page = Buffer.from(
    await (
      await fetch(`${origin}/digital-quran`, { headers: { "accept-encoding": "identity" } })
    ).arrayBuffer(),
  );
  return [
    await compare(
      "chunk",
      `${origin}${chunk}`,
      readFileSync(join(root, ".built/public", `${chunk}.br`)),
      0.6,
    ),
    await compare("page", `${origin}/digital-quran`, brotliCompressSync(page), 0.4),
  ];
}
