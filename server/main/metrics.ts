import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

/** Metrics of this process for Prometheus, on their own port. */
export type Metrics = {
  /** Counts and times the requests of a server by the pattern of their route, without path or query. */
  watch(server: FastifyInstance): void;
  /** Answers `GET /metrics`; resolves to the port. Rejects when the port cannot be opened. */
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
};

/** In seconds, with the limits that the open API promises. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The library is loaded here: without a metrics port it never is. */
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
    const isMetrics = request.method === "GET" && request.url === "/metrics";
    const body = isMetrics ? await register.metrics() : "";
    response.writeHead(isMetrics ? 200 : 404, { "content-type": register.contentType }).end(body);
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
