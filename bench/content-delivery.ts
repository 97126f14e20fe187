import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { textAddress } from "#content/quran/index.ts";
import type { Figure } from "#tests/support/figure.ts";
import { startSeparateServer } from "./load.ts";

const people = 1000;
const pagesOfVisit = 5;
const atOnce = 16;
const pages = [
  "/",
  "/hadith",
  "/duas-collection",
  "/athkar",
  "/prayer",
  "/digital-tasbih",
  "/names-of-allah",
  "/quran-testing",
];
const languages = ["en", "ar", "fr", "ur", "id", "tr"] as const;
/** Files that a cache in front may store for good. */
const cachedFile = /["'(=]((?:\/(?:assets|texts|search|places)\/)[\w./-]+)/g;

type Answer = { readonly status: number; readonly body: string; readonly cache: string };

function fetchFrom(origin: string, agent: Agent) {
  return (path: string, headers: Record<string, string>): Promise<Answer> =>
    new Promise((resolve) => {
      const request = get(`${origin}${path}`, { agent, headers }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on("data", (piece: Buffer) => pieces.push(piece));
        answer.once("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: headers["accept-encoding"] ? "" : Buffer.concat(pieces).toString(),
            cache: String(answer.headers["x-cache"]),
          }),
        );
      });
      request.once("error", () => resolve({ status: 0, body: "", cache: "" }));
    });
}

/** Starts Varnish with the settings of `deploy/varnish.vcl` in front of a port. */
async function startVarnish(root: string, port: number, appPort: number) {
  const folder = await mkdtemp(join(tmpdir(), "riwaq-varnish-"));
  await chmod(folder, 0o755);
  const settings = (await readFile(join(root, "deploy/varnish.vcl"), "utf8")).replace(
    '"3000"',
    `"${appPort}"`,
  );
  const file = join(folder, "riwaq.vcl");
  await writeFile(file, settings);
  const options = [
    "-F",
    "-n",
    join(folder, "work"),
    "-a",
    `127.0.0.1:${port}`,
    "-f",
    file,
    "-s",
    "malloc,256m",
  ];
  const varnish = spawn("/usr/sbin/varnishd", [...options, "-p", "http_gzip_support=off"], {
    stdio: "ignore",
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/api/health`).catch(() => undefined))?.ok) {
    if (varnish.exitCode !== null)
      throw new Error("Varnish does not start: is Debian's package varnish installed?");
    await pause(100);
  }
  return {
    origin,
    async stop() {
      varnish.kill("SIGTERM");
      if (varnish.exitCode === null) await once(varnish, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A thousand people visit the site behind a cache that nothing is ever purged from, each with a browser's own cache. */
export async function benchContentDelivery(root: string, port: number): Promise<Figure[]> {
  const served = await startSeparateServer(root, port, { PAGE_RATE_LIMIT: "0" });
  const varnish = await startVarnish(root, port + 1, port);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const ask = fetchFrom(varnish.origin, agent);
  const files = new Set<string>();
  let [hits, misses, failed, asked] = [0, 0, 0, 0];

  async function visit(person: number): Promise<void> {
    const language = languages[person % languages.length] ?? "en";
    const seen = new Set<string>();
    // One browser in thirty knows no Brotli.
    const encoding = person % 30 === 0 ? "gzip" : "gzip, deflate, br";
    for (let turn = 0; turn < pagesOfVisit; turn++) {
      const surah = 1 + ((person * 31 + turn * 17) % 114);
      const isReading = turn % 2 === 1;
      const page = isReading
        ? `/digital-quran?surah=${surah}`
        : (pages[(person + turn) % pages.length] ?? "/");
      const { status, body } = await ask(page, { cookie: `language=${language}` });
      if (status !== 200) failed += 1;
      const linked = [...body.matchAll(cachedFile)].map(([, path = ""]) => path);
      for (const path of [...linked, ...(isReading ? [textAddress("arabic", surah)] : [])]) {
        if (seen.has(path)) continue;
        seen.add(path);
        files.add(path);
        const answer = await ask(path, { "accept-encoding": encoding, cookie: `language=${language}` });
        asked += 1;
        if (answer.status !== 200) failed += 1;
        else if (answer.cache === "hit") hits += 1;
        else misses += 1;
      }
    }
  }

  try {
    for (let first = 0; first < people; first += atOnce)
      await Promise.all(
        Array.from({ length: Math.min(atOnce, people - first) }, (_, at) => visit(first + at)),
      );
    await served.stop();
    let alive = 0;
    for (const path of files) if ((await ask(path, { "accept-encoding": "br" })).status === 200) alive += 1;
    return [
      { name: "cdn: files asked for by 1,000 people", value: asked, unit: "requests" },
      {
        name: "cdn: of them answered by the cache",
        value: (100 * hits) / Math.max(1, asked),
        unit: "%",
        atLeast: 99,
      },
      { name: "cdn: asked of the app", value: misses, unit: "requests" },
      { name: "cdn: failed", value: failed, unit: "requests", atMost: 0 },
      { name: "cdn: different files", value: files.size, unit: "files" },
      {
        name: "cdn: of them served while the app is stopped",
        value: (100 * alive) / Math.max(1, files.size),
        unit: "%",
        atLeast: 99,
      },
    ];
  } finally {
    agent.destroy();
    await varnish.stop();
    await served.stop();
  }
}
