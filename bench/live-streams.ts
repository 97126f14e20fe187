import { type ClientRequest, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { openingEntry } from "#server/services/giving/example-entries.ts";
import { openStore } from "#server/store/store.ts";
import { quietLog } from "#server/store/temporary-place.ts";
import type { Figure } from "#tests/support/figure.ts";
import { startBuiltServer } from "./built-server.ts";
import { startSeparateServer } from "./load.ts";
import { askPages, pageFigures } from "./pages-meanwhile.ts";
import { memoryHeld } from "./process-use.ts";

/** Networks that streams come from, each with as many as one network may open. */
const networks = 300;
const streamsOfNetwork = 10;
/** Streams opened at the same time. */
const atOnce = 100;
/** Milliseconds between two changes of the figures while pages are asked, each of which goes to every stream. */
const changeEvery = 2000;

type Stream = {
  readonly request: ClientRequest;
  readonly hasFigures: boolean;
  /** How often figures came. */
  readonly times: () => number;
};

/** Opens a stream of the live figures from a loopback address; resolves with its first figures, or without any. */
function openStream(port: number, address: string): Promise<Stream> {
  return new Promise((resolve) => {
    let came = 0;
    const times = () => came;
    const request = get(
      {
        host: "127.0.0.1",
        port,
        path: "/api/donations/live",
        agent: false,
        localAddress: address,
      },
      (answer) => {
        answer.setEncoding("utf8").on("data", (text: string) => {
          came += text.split("data: ").length - 1;
          if (came > 0) resolve({ request, hasFigures: true, times });
        });
        answer.once("end", () => resolve({ request, hasFigures: false, times })).on("error", () => undefined);
      },
    );
    request.once("error", () => resolve({ request, hasFigures: false, times }));
  });
}

/** Raises the sum of earlier campaigns again and again, until the returned function is called; it returns how often. */
async function changeFigures(data: string): Promise<() => Promise<number>> {
  const store = await openStore({ dataDirectory: data, databaseUrl: undefined, log: quietLog() });
  let changes = 0;
  const timer = setInterval(() => {
    changes += 1;
    const shown = { account: "earlier-campaigns", amount: 100, donors: 1, beneficiaries: 0 } as const;
    const at = new Date();
    const rest = { currency: "USD", isExample: true, at };
    store.ledger.post(openingEntry({ id: `bench:${changes}`, ...shown, ...rest })).catch(console.error);
  }, changeEvery);
  return async () => {
    clearInterval(timer);
    await store.close();
    return changes;
  };
}

/** Holds 3,000 streams from 300 networks open, over two processes, and requests pages of both meanwhile. */
export async function benchLiveStreams(root: string, port: number): Promise<Figure[]> {
  const one = await startSeparateServer(root, port);
  const other = await startBuiltServer(root, port + 1, { DATA_DIR: one.data, PUBLIC_URL: one.origin });
  const streams: Stream[] = [];
  try {
    while (!(await fetch(`${other.origin}/api/ready`)).ok) await pause(200);
    const origins = [one.origin, other.origin];
    // The first of them warm the servers up.
    await askPages(origins);
    const alone = await askPages(origins);
    const before = memoryHeld(one.pid) + memoryHeld(other.pid);
    const places = Array.from({ length: networks * streamsOfNetwork }, (_, at) => {
      const network = at % networks;
      // Half of each network's streams go to each process.
      return {
        port: port + (Math.floor(at / networks) % 2),
        address: `127.20.${network >> 7}.${(network & 127) + 1}`,
      };
    });
    while (places.length > 0)
      streams.push(
        ...(await Promise.all(
          places.splice(0, atOnce).map((place) => openStream(place.port, place.address)),
        )),
      );
    const open = streams.filter(({ hasFigures }) => hasFigures).length;
    const memory = memoryHeld(one.pid) + memoryHeld(other.pid) - before;
    const beyond = await openStream(port, "127.20.0.1");
    const start = streams.map(({ times }) => times());
    const stopChanging = await changeFigures(one.data);
    const meanwhile = await askPages(origins);
    const changes = await stopChanging();
    await pause(2000);
    const changesSeen = streams.map(({ times }, at) => times() - (start[at] ?? 0));
    beyond.request.destroy();
    return [
      {
        name: "live streams: open with figures",
        value: open,
        unit: "streams",
        atLeast: networks * streamsOfNetwork,
      },
      {
        name: "live streams: one more of a network",
        value: beyond.hasFigures ? 1 : 0,
        unit: "streams",
        atMost: 0,
      },
      {
        name: "live streams: changes that the slowest stream has seen",
        value: Math.min(...changesSeen),
        unit: `changes of ${changes}`,
        atLeast: changes,
      },
      ...pageFigures("live streams", alone, meanwhile),
      { name: "live streams: memory", value: (memory * 1024) / Math.max(1, open), unit: "KiB each" },
    ];
  } finally {
    for (const { request } of streams) request.destroy();
    await other.stop();
    await one.stop();
  }
}
