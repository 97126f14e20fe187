import type { FastifyInstance, FastifyReply } from "fastify";
import { registerAccountHooks } from "#server/http/hooks/account-hooks.ts";
import type { Services } from "#server/services/services.ts";
import { spreadOverTicks } from "#server/services/spread-over-ticks.ts";
import { sessionHeadersOf } from "./accounts.ts";

type LiveDonations = {
  readonly services: Pick<Services, "giving" | "publicUrl"> & {
    readonly accounts: Pick<Services["accounts"], "member" | "places">;
  };
};

/** Milliseconds between two comments: proxies close a stream on which nothing is sent. */
const heartbeatInterval = 20_000;

/**
 * `GET /api/donations/live`: the figures now and after every change, as server-sent events. Without a free place it
 * answers 429, and the page asks for the figures now and then.
 */
export async function liveDonationRoutes(
  server: FastifyInstance,
  { services }: LiveDonations,
): Promise<void> {
  registerAccountHooks(server, services.publicUrl);
  const open = new Set<FastifyReply>();
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  // An open stream would keep the server from closing.
  server.addHook("preClose", async () => {
    for (const reply of open) reply.raw.end();
  });

  // A HEAD would take a place and never be answered.
  server.get("/api/donations/live", { exposeHeadRoute: false }, async (request, reply) => {
    const { accounts, giving } = services;
    const { answer: member } = await accounts.member(sessionHeadersOf(request));
    const leave = await accounts.places.enter("figures", { memberId: member?.id, address: request.ip });
    if (request.raw.socket.destroyed) {
      leave();
      return reply.hijack();
    }
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
    const stop = giving.live.subscribe((figures) => raw.write(`data: ${figures}\n\n`));
    heartbeat ??= setInterval(
      () => void spreadOverTicks(open, (each) => each.raw.writable && each.raw.write(": here\n\n")),
      heartbeatInterval,
    ).unref();
    request.raw.once("close", () => {
      stop();
      leave();
      open.delete(reply);
      if (open.size > 0) return;
      clearInterval(heartbeat);
      heartbeat = undefined;
    });
  });
}
