import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { handshake, textFrame } from "./wire-frames.testing.ts";
import { type ReceivedRequest, type Reply, type RouteOptions, wireRoutes } from "./wire-routes.testing.ts";

export type { ReceivedRequest, Reply } from "./wire-routes.testing.ts";

type Options = RouteOptions & { readonly port?: number };

export type WireServer = {
  readonly url: string;
  readonly received: readonly ReceivedRequest[];
  /** Overrides answers; undefined leaves the request to the service. */
  readonly answer: (fault: ((received: ReceivedRequest) => Reply | undefined) | undefined) => void;
  /** Messages sent to a socket when it opens; it is closed after the last one, or hangs. */
  readonly speak: (messages: readonly unknown[], end?: "closes" | "hangs") => void;
  readonly close: () => Promise<void>;
};

/** A local service that implements both API versions, with faults on demand. */
export async function wireServer({ port = 0, ...options }: Options = {}): Promise<WireServer> {
  const received: ReceivedRequest[] = [];
  const base = () => `http://localhost:${(server.address() as AddressInfo).port}`;
  const answerOf = wireRoutes(base, options);
  let fault: ((received: ReceivedRequest) => Reply | undefined) | undefined;
  let spoken: readonly unknown[] = [];
  let end: "closes" | "hangs" = "closes";

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "authorization, content-type, x-idempotency-key");
    response.setHeader("access-control-allow-methods", "GET, POST, DELETE");
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    let text = "";
    for await (const part of request) text += part;
    const one: ReceivedRequest = {
      method: request.method ?? "",
      path: request.url ?? "",
      headers: request.headers,
      body: text === "" ? undefined : JSON.parse(text),
    };
    received.push(one);
    const { status = 200, body, raw, headers = {}, hang, drop, delay } = fault?.(one) ?? answerOf(one);
    if (hang) return;
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
    if (drop) return void request.socket.destroy();
    response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(raw ?? JSON.stringify(body));
  }

  const server = createServer((request, response) => void handle(request, response));
  const sockets = new Set<Duplex>();
  server.on("upgrade", (request, socket: Duplex) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    received.push({ method: "SOCKET", path: request.url ?? "", headers: request.headers, body: undefined });
    socket.write(handshake(request));
    for (const message of spoken) socket.write(textFrame(JSON.stringify(message)));
    if (end === "closes") socket.end(Buffer.from([0x88, 0]));
  });
  await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  return {
    url: base(),
    received,
    answer: (next) => {
      fault = next;
    },
    speak: (messages, then = "closes") => {
      spoken = messages;
      end = then;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
