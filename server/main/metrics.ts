import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { DomainError, ValidationError } from "#server/services/errors.ts";
import { ModelUnavailableError } from "#server/services/model/model.ts";
import { ProviderUnavailableError } from "#server/services/payments/payments.ts";
import { isUnavailable } from "#server/store/store-unavailable.ts";
import { type ServiceState, serviceMetrics } from "./service-metrics.ts";

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

const nothingOpen: ServiceState = { poolUse: () => undefined, queueDepths: async () => undefined };

/** The library is loaded here: without a metrics port it never is. */
export async function openMetrics(state: ServiceState = nothingOpen): Promise<Metrics> {
  const library = await import("prom-client");
  const { collectDefaultMetrics, Counter, Histogram, Registry } = library;
  const register = new Registry();
  collectDefaultMetrics({ register });
  const seconds = new Histogram({
    name: "riwaq_request_seconds",
    help: "Time to answer a request, by method, pattern of the route and status",
    labelNames: ["method", "route", "status"],
    buckets,
    registers: [register],
  });
  const errors = new Counter({
    name: "riwaq_errors_total",
    help: 'Calls that ended with an error, by the code that the visitor got; "internal" is a fault of ours',
    labelNames: ["code"],
    registers: [register],
  });
  const stopCounting = serviceMetrics(library, register, state);
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
      server.addHook("onError", async (_request, _reply, error) => {
        errors.inc({ code: codeOf(error) });
      });
    },
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        http.once("error", reject);
        http.listen(port, host, () => resolve((http.address() as AddressInfo).port));
      }),
    close: () =>
      new Promise((resolve) => {
        stopCounting();
        register.clear();
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
}

/** Our own code for what a visitor did or a limit refused; a status for what Fastify refused. */
function codeOf(error: Error & { statusCode?: number }): string {
  if (error instanceof DomainError) return error.code;
  if (error instanceof ValidationError) return error.reason.code;
  if (error instanceof ProviderUnavailableError) return "provider-down";
  if (error instanceof ModelUnavailableError) return "model-away";
  if (isUnavailable(error)) return "unavailable";
  const status = error.statusCode ?? 500;
  return status < 500 ? String(status) : "internal";
}
