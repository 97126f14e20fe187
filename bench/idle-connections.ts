import { connect } from "node:net";
import type { Figure } from "#tests/support/figure.ts";
import { startSeparateServer } from "./load.ts";
import { askPages, pageFigures } from "./pages-meanwhile.ts";
import { memoryHeld } from "./process-use.ts";

/** Milliseconds after which an idle connection must be closed: 10 s, checked every 2.5, with some margin. */
const longestOpen = 15_000;
/** Loopback addresses that connections come from. */
const networks = 300;

/** When a connection ends. It is listened for from the start: on a busy machine the first end before the last is open. */
type Silent = { readonly closed: Promise<unknown> };

function opened(port: number, at: number): Promise<Silent | undefined> {
  const network = at % networks;
  const localAddress = `127.21.${network >> 7}.${(network & 127) + 1}`;
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    const closed = new Promise((end) => socket.once("close", end));
    socket.once("connect", () => resolve({ closed })).once("error", () => resolve(undefined));
    socket.resume();
  });
}

/** Opens `count` connections that send nothing, and requests pages meanwhile. */
export async function benchIdleConnections(root: string, port: number, count: number): Promise<Figure[]> {
  const served = await startSeparateServer(root, port);
  try {
    // The first of them warm the server up.
    await askPages([served.origin]);
    const alone = await askPages([served.origin]);
    const before = memoryHeld(served.pid);
    const start = performance.now();
    const sockets: Silent[] = [];
    while (sockets.length < count) {
      const some = await Promise.all(
        Array.from({ length: Math.min(500, count - sockets.length) }, (_, at) =>
          opened(port, sockets.length + at),
        ),
      );
      const open = some.filter((socket) => socket !== undefined);
      if (open.length === 0) break;
      sockets.push(...open);
    }
    const took = performance.now() - start;
    const held = memoryHeld(served.pid);
    const gone = Promise.all(sockets.map(({ closed }) => closed)).then(() => performance.now());
    const meanwhile = await askPages([served.origin]);
    const end = await gone;
    return [
      {
        name: "silent connections: open at once",
        value: sockets.length,
        unit: "connections",
        atLeast: count,
      },
      ...pageFigures("silent connections", alone, meanwhile),
      { name: "silent connections: memory", value: ((held - before) * 1024) / count, unit: "KiB each" },
      {
        name: "silent connections: the last is let go",
        value: end - start - took,
        unit: "ms after the last was opened",
        atMost: longestOpen,
      },
    ];
  } finally {
    await served.stop();
  }
}
