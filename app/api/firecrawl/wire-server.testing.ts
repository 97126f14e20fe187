import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";

/** A received request. */
export type ReceivedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
};

/** An answer; `hang` sends none until the server closes, `drop` closes the connection. */
export type Reply = {
  readonly status?: number;
  readonly body?: unknown;
  /** Sent unchanged instead of JSON. */
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly hang?: true;
  readonly drop?: true;
};

type Page = {
  readonly markdown: string;
  readonly html?: string;
  readonly metadata: { readonly sourceURL: string };
};

type Options = {
  readonly port?: number;
  /** The pages of a site by the requested address. */
  readonly pagesOf?: (url: string) => readonly Page[];
  /** The data extracted from a page, for jobs that request it. */
  readonly dataOf?: (url: string) => unknown;
  /** Number of polls before a job is completed. */
  readonly looks?: number;
};

export type WireServer = {
  readonly url: string;
  readonly received: readonly ReceivedRequest[];
  /** Overrides answers; undefined leaves the request to the service. */
  readonly answer: (fault: ((received: ReceivedRequest) => Reply | undefined) | undefined) => void;
  /** Messages sent to a socket when it opens; it is closed after the last one, or hangs. */
  readonly speak: (messages: readonly unknown[], end?: "closes" | "hangs") => void;
  readonly close: () => Promise<void>;
};

type Job = { readonly url: string; readonly wantsData: boolean; looks: number; isCancelled: boolean };

type Body = {
  readonly url?: string;
  readonly urls?: readonly string[];
  readonly formats?: readonly unknown[];
};

/** Body keys that version 2 accepts; it rejects a body with any other. */
const keysOfVersion2: Readonly<Record<string, readonly string[]>> = {
  crawl: ["url", "limit", "scrapeOptions", "origin"],
  scrape: ["url", "formats", "timeout", "origin"],
  batch: ["urls", "formats", "timeout", "ignoreInvalidURLs", "origin"],
};

/** Version 2's error for an invalid body: an unknown key, or a JSON format without prompt and schema. */
function faultOfVersion2(kind: string, body: Body): string | undefined {
  const known = keysOfVersion2[kind];
  const odd = known && Object.keys(body).find((name) => !known.includes(name));
  if (odd) return `Unrecognized key in body: ${odd}`;
  const isWrong = (format: unknown) =>
    format === "json" || (isDataFormat(format) && !("prompt" in format) && !("schema" in format));
  return body.formats?.some(isWrong) ? "json format requires a prompt or a schema" : undefined;
}

function isDataFormat(format: unknown): format is object {
  return typeof format === "object" && format !== null && "type" in format && format.type === "json";
}

const onePage = (url: string): readonly Page[] => [{ markdown: `# ${url}`, metadata: { sourceURL: url } }];

/** A local service that implements both API versions, with faults on demand. */
export async function wireServer({
  port = 0,
  pagesOf = onePage,
  dataOf = () => ({ ok: true }),
  looks = 1,
}: Options = {}): Promise<WireServer> {
  const received: ReceivedRequest[] = [];
  const jobs = new Map<string, Job>();
  let fault: ((received: ReceivedRequest) => Reply | undefined) | undefined;
  let spoken: readonly unknown[] = [];
  let end: "closes" | "hangs" = "closes";
  const base = () => `http://localhost:${(server.address() as AddressInfo).port}`;

  function started(version: string, kind: string, body: Body): Reply {
    const { url = "", urls = [], formats = [] } = body;
    const id = `job-${jobs.size + 1}`;
    const wantsData = formats.some(isDataFormat);
    jobs.set(id, { url: url || (urls[0] ?? ""), wantsData, looks: 0, isCancelled: false });
    return { body: { success: true, id, url: `${base()}/${version}/${kind}/${id}` } };
  }

  const withData = ({ metadata }: Page) => ({ json: dataOf(metadata.sourceURL), metadata });

  function state(path: string, id: string, skip: number): Reply {
    const job = jobs.get(id);
    if (!job) return { status: 404, body: { success: false, error: "Job not found" } };
    const pages = job.wantsData ? pagesOf(job.url).map(withData) : pagesOf(job.url);
    if (job.isCancelled) return { body: { success: true, status: "cancelled" } };
    job.looks += 1;
    const counts = { success: true, total: pages.length, creditsUsed: pages.length };
    if (job.looks <= looks)
      return { body: { ...counts, status: "scraping", completed: Math.floor(pages.length / 2), data: [] } };
    const half = Math.ceil(pages.length / 2);
    const isFirst = skip === 0 && pages.length > 1;
    const data = skip > 0 ? pages.slice(half) : isFirst ? pages.slice(0, half) : pages;
    const next = isFirst ? { next: `${base()}${path}?skip=${half}` } : {};
    const expiresAt = "2030-01-01T00:00:00.000Z";
    return { body: { ...counts, status: "completed", completed: pages.length, expiresAt, data, ...next } };
  }

  function answerOf({ method, path, body }: ReceivedRequest): Reply {
    const { pathname, searchParams } = new URL(path, "http://localhost");
    const [, version = "", ...rest] = pathname.split("/");
    const [kind = ""] = rest;
    const id = rest.at(-1) ?? "";
    const order = (body ?? {}) as Body;
    if (method === "POST") {
      const error = version === "v2" ? faultOfVersion2(kind, order) : undefined;
      if (error) return { status: 400, body: { success: false, error } };
      if (kind !== "scrape") return started(version, kind, order);
      const [page] = pagesOf(order.url ?? "");
      return { body: { success: true, data: page && withData(page) } };
    }
    if (id === "errors") return { body: { errors: [], robotsBlocked: [] } };
    if (method === "DELETE") {
      const job = jobs.get(id);
      if (job) job.isCancelled = true;
      return { body: { status: "cancelled" } };
    }
    if (kind === "crawl" || kind === "batch")
      return state(pathname, id, Number(searchParams.get("skip") ?? 0));
    if (kind === "extract") return { body: { success: true, status: "completed", data: { ok: true } } };
    return { body: { success: true, status: "completed", activities: [], sources: [] } };
  }

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
    const { status = 200, body, raw, headers = {}, hang, drop } = fault?.(one) ?? answerOf(one);
    if (hang) return;
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

/** RFC 6455, section 4.2.2. */
function handshake({ headers }: IncomingMessage): string {
  const key = `${headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const protocol = headers["sec-websocket-protocol"];
  return [
    "HTTP/1.1 101 Switching Protocols",
    "Upgrade: websocket",
    "Connection: Upgrade",
    `Sec-WebSocket-Accept: ${createHash("sha1").update(key).digest("base64")}`,
    ...(protocol ? [`Sec-WebSocket-Protocol: ${protocol}`] : []),
    "\r\n",
  ].join("\r\n");
}

/** An unmasked text frame, RFC 6455, section 5.2. */
function textFrame(text: string): Buffer {
  const body = Buffer.from(text);
  const head = body.length < 126 ? Buffer.from([0x81, body.length]) : Buffer.alloc(4);
  if (body.length >= 126) {
    head.writeUInt16BE(0x817e, 0);
    head.writeUInt16BE(body.length, 2);
  }
  return Buffer.concat([head, body]);
}
