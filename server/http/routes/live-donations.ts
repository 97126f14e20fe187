import type { FastifyInstance, FastifyReply } from "fastify";
import type { Giving } from "#server/services/giving/giving.ts";

/** Pages that may watch at the same moment, in one process. */
const mostWatchers = 2000;
/** Milliseconds between two signs of life: proxies close a line on which nothing is said. */
const signEvery = 20_000;

/** `GET /api/donations/live`: the figures now and after every change, as server-sent events. */
export async function liveDonationRoutes(
  server: FastifyInstance,
  { giving }: { giving: Giving },
): Promise<void> {
  const open = new Set<FastifyReply>();
  // An open line would keep the server from closing.
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
    const stop = giving.live.watch((figures) => raw.write(`data: ${JSON.stringify(figures)}\n\n`));
    const sign = setInterval(() => raw.write(": here\n\n"), signEvery);
    request.raw.once("close", () => {
      stop();
      clearInterval(sign);
      open.delete(reply);
    });
  });
}
