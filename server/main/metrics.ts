import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

/** What a process tells the operator's Prometheus, on a port of its own. */
export type Metrics = {
  /** Counts and times the requests of a server by the pattern of their route: no address, no query, no person. */
  watch(server: FastifyInstance): void;
  /** Begins to answer `GET /metrics`; gives the port. Rejects when it cannot be opened. */
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
};

/** Seconds; the bounds of the open API lie among them. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The code that measures is loaded only where it was asked for. */
export async function openMetrics(): Promise<Metrics> {
  const { collectDefaultMetrics, Histogram, Registry } = await import("prom-client");
  const register = new Registry();
  collectDefaultMetrics({ register });
  const seconds = new Histogram({
    name: "riwaq_request_seconds",
    help: "Time to answer a request, by method, pattern of the route and status",
    labelNames: ["method", "route", "status"],
    buckets,
    registers: [register],
  });
  const http = createServer(async (request, response) => {
    const isAsked = request.method === "GET" && request.url === "/metrics";
    const body = isAsked ? await register.metrics() : "";
    response.writeHead(isAsked ? 200 : 404, { "content-type": register.contentType }).end(body);
  });

  return {
    watch(server) {
      server.addHook("onResponse", async (request, reply) => {
        const route = request.routeOptions.url ?? "none";
        const labels = { method: request.method, route, status: String(reply.statusCode) };
        seconds.observe(labels, reply.elapsedTime / 1000);
      });
    },
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        http.once("error", reject);
        http.listen(port, host, () => resolve((http.address() as AddressInfo).port));
      }),
    close: () =>
      new Promise((resolve) => {
        register.clear();
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
}
