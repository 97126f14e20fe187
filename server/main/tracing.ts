import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type { Span } from "@opentelemetry/api";
import type { FastifyInstance } from "fastify";
import { onObservation } from "#server/store/observations.ts";
import { type DatabaseUse, databaseUses } from "#server/store/traced-uses.ts";

/** Traces of this process for an OpenTelemetry collector. */
export type Tracing = {
  /** Makes a span of each request, by the pattern of its route, with one below it for each use of the database. */
  watch(server: FastifyInstance): void;
  /** Sends what has not been sent yet; resolves also when the collector does not answer. */
  close(): Promise<void>;
};

/** Longest wait for a collector that does not answer when the server stops, in milliseconds. */
const longestFlush = 1500;

/**
 * Sends traces to the collector at `endpoint` (OTLP over HTTP), about each request, each use of the database, each
 * round of a job and each answer of the model. They contain no address, no query and nothing that a person wrote; what
 * a visitor says of a trace of their own is not read. The library is loaded here: without an endpoint it never is.
 */
export async function openTracing(endpoint: string): Promise<Tracing> {
  const { context, SpanKind, SpanStatusCode, trace, ROOT_CONTEXT } = await import("@opentelemetry/api");
  const { BasicTracerProvider, BatchSpanProcessor } = await import("@opentelemetry/sdk-trace-base");
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http");
  const { resourceFromAttributes } = await import("@opentelemetry/resources");
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": process.env.OTEL_SERVICE_NAME || "riwaq" }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  const tracer = provider.getTracer("riwaq");
  const requests = new AsyncLocalStorage<Span>();
  const spans = new WeakMap<object, Span>();
  const failed = { code: SpanStatusCode.ERROR };

  const start = (use: DatabaseUse) => {
    const request = requests.getStore();
    const parent = request ? trace.setSpan(ROOT_CONTEXT, request) : ROOT_CONTEXT;
    spans.set(use, tracer.startSpan(`database ${use.kind}`, { kind: SpanKind.CLIENT }, parent));
  };
  const uses = {
    start: (message: unknown) => start(message as DatabaseUse),
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: (message: unknown) => spans.get(message as DatabaseUse)?.end(),
    error: (message: unknown) => void spans.get(message as DatabaseUse)?.setStatus(failed),
  };
  databaseUses.subscribe(uses);

  /** A span of something that has just ended. */
  function spanOf(name: string, seconds: number, hasFailed: boolean): void {
    const end = Date.now();
    const span = tracer.startSpan(name, { startTime: end - seconds * 1000 }, context.active());
    if (hasFailed) span.setStatus(failed);
    span.end(end);
  }
  const stopListening = onObservation((observed) => {
    if (observed.about === "job") spanOf(`job ${observed.job}`, observed.seconds, observed.hasFailed);
    if (observed.about === "model")
      spanOf("answer of the model", observed.seconds, observed.outcome === "failed");
  });

  return {
    watch(server) {
      server.addHook("onRequest", (request, _reply, done) => {
        const route = request.routeOptions.url ?? "none";
        const span = tracer.startSpan(
          `${request.method} ${route}`,
          {
            kind: SpanKind.SERVER,
            attributes: { "http.request.method": request.method, "http.route": route },
          },
          ROOT_CONTEXT,
        );
        spans.set(request, span);
        requests.run(span, done);
      });
      server.addHook("onResponse", async (request, { statusCode }) => {
        const span = spans.get(request);
        span?.setAttribute("http.response.status_code", statusCode);
        if (statusCode >= 500) span?.setStatus(failed);
        span?.end();
      });
    },
    async close() {
      databaseUses.unsubscribe(uses);
      stopListening();
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        pause(longestFlush, undefined, { ref: false }),
      ]);
    },
  };
}
