import { type ClientRequest, get } from "node:http";
import { type Figure, quantile } from "#tests/support/figure.ts";
import { startBuiltServer } from "./built-server.ts";
import { startSeparateServer } from "./load.ts";
import { memoryHeld } from "./process-use.ts";
import { requestAtRate } from "./request-at-rate.ts";

/** Networks that streams come from, each with as many as one network may open. */
const networks = 300;
const streamsOfNetwork = 10;
/** Streams opened at the same time. */
const atOnce = 100;
/** Milliseconds in which a page is to be answered meanwhile. */
const pageTime = 50;

type Stream = { readonly request: ClientRequest; readonly hasFigures: boolean };

/** Opens a stream of the live figures from a loopback address; resolves with its first figures, or without any. */
function openStream(port: number, address: string): Promise<Stream> {
  return new Promise((resolve) => {
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
          if (text.includes("data: ")) resolve({ request, hasFigures: true });
        });
        answer.once("end", () => resolve({ request, hasFigures: false })).on("error", () => undefined);
      },
    );
    request.once("error", () => resolve({ request, hasFigures: false }));
  });
}

/** Holds 3,000 streams from 300 networks open, over two processes, and requests pages of both meanwhile. */
export async function benchLiveStreams(root: string, port: number): Promise<Figure[]> {
  const one = await startSeparateServer(root, port);
  const other = await startBuiltServer(root, port + 1, { DATA_DIR: one.data, PUBLIC_URL: one.origin });
  const streams: Stream[] = [];
  try {
    while (!(await fetch(`${other.origin}/api/ready`)).ok);
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
    const pages = await Promise.all(
      [one, other].map(({ origin }) =>
        requestAtRate(
          Array.from({ length: 500 }, () => ({ url: `${origin}/digital-quran` })),
          25,
        ),
      ),
    );
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
        name: "live streams: pages lost meanwhile",
        value: pages.reduce((sum, { asked, good }) => sum + asked - good, 0),
        unit: "pages",
        atMost: 0,
      },
      {
        name: "live streams: median of a page meanwhile",
        value: quantile(
          pages.map((each) => each.median),
          1,
        ),
        unit: "ms",
        atMost: pageTime,
      },
      {
        name: "live streams: p99 of a page meanwhile",
        value: quantile(
          pages.map(({ p99 }) => p99),
          1,
        ),
        unit: "ms",
        atMost: pageTime,
      },
      { name: "live streams: memory", value: (memory * 1024) / Math.max(1, open), unit: "KiB each" },
    ];
  } finally {
    for (const { request } of streams) request.destroy();
    await other.stop();
    await one.stop();
  }
}
