import type { FastifyInstance, FastifyReply } from "fastify";
import type { Services } from "#server/services/services.ts";

/** Open streams in one process. */
const mostWatchers = 2000;
/** Milliseconds between two comments: proxies close a stream on which nothing is sent. */
const heartbeatInterval = 20_000;

/** `GET /api/donations/live`: the figures now and after every change, as server-sent events. */
export async function liveDonationRoutes(
  server: FastifyInstance,
  { services }: { services: Pick<Services, "giving"> },
): Promise<void> {
  const open = new Set<FastifyReply>();
  // An open stream would keep the server from closing.
  server.addHook("preClose", async () => {
    for (const reply of open) reply.raw.end();
  });

  server.get("/api/donations/live", async (request, reply) => {
    if (open.size >= mostWatchers) return reply.code(503).header("retry-after", 60).send();
    reply.hijack();
    open.add(reply);
    const { raw } = reply;
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    raw.write("retry: 3000\n\n");
    const stop = services.giving.live.subscribe((figures) =>
      raw.write(`data: ${JSON.stringify(figures)}\n\n`),
    );
    const heartbeat = setInterval(() => raw.write(": here\n\n"), heartbeatInterval);
    request.raw.once("close", () => {
      stop();
      clearInterval(heartbeat);
      open.delete(reply);
    });
  });
}
