import { Server } from "node:net";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { acceptedConnections } from "#server/http/accepted-connections.ts";

/** Milliseconds between two looks at the open connections while the server drains. */
const lookEvery = 25;
/** Turns of the event loop that are waited for one without a new connection. */
const mostTurns = 10_000;

/** Milliseconds in which the last connections that were accepted send their request. */
const firstRequest = 250;

/** What `drain` waits for, in milliseconds. */
type DrainTimes = {
  /** How long it goes on accepting connections while others are open: a proxy needs to see that it stops. */
  readonly accepting: number;
  /** How long it waits for the last answers after it has stopped accepting. */
  readonly finishing: number;
  /** How long it waits for requests that are still under way then; connections without one are closed. */
  readonly answering: number;
};

/**
 * Makes a server drainable: the returned function answers everything that arrives, each answer with `Connection: close`,
 * until no connection is open or the time is over, and then closes the server. A connection that is closed while its
 * client writes to it is reset; one that has had its last answer is not used again.
 */
export function drainable(server: FastifyInstance): (times: DrainTimes) => Promise<void> {
  let isDraining = false;
  let underWay = 0;
  const answered = () => {
    underWay -= 1;
  };
  server.addHook("onRequest", (_request, reply, done) => {
    underWay += 1;
    reply.raw.once("close", answered);
    done();
  });
  server.addHook("preClose", async () => {
    isDraining = true;
    server.server.closeIdleConnections();
  });
  server.addHook("onSend", (request, reply, payload, done) => {
    if (isDraining) {
      reply.header("connection", "close");
      // The proxy's questions: send nothing more here.
      if (request.url === "/api/ready" || request.url === "/api/health") reply.code(503);
    }
    done(null, payload);
  });

  const openConnections = () =>
    new Promise<number>((resolve) => server.server.getConnections((_error, count) => resolve(count ?? 0)));

  /** Waits until no connection is open, so many milliseconds at most. */
  async function untilUnconnected(milliseconds: number): Promise<void> {
    for (const end = performance.now() + milliseconds; performance.now() < end; await pause(lookEvery))
      if ((await openConnections()) === 0) return;
  }

  /** Waits until no request is under way, so many milliseconds at most. */
  async function untilAnswered(milliseconds: number): Promise<void> {
    for (const end = performance.now() + milliseconds; performance.now() < end; await pause(lookEvery))
      if (underWay === 0) return;
  }

  /** Waits for a turn in which no connection waited to be accepted, which would be reset. */
  async function untilAccepted(): Promise<void> {
    const accepted = acceptedConnections(server.server);
    for (let turn = 0; turn < mostTurns; turn++) {
      const before = accepted();
      await nextTurn();
      if (accepted() === before) return;
    }
  }

  return async ({ accepting, finishing, answering }) => {
    isDraining = true;
    await untilUnconnected(accepting);
    await untilAccepted();
    // The one of HTTP would also close connections whose first request is on its way.
    Server.prototype.close.call(server.server);
    await untilUnconnected(firstRequest);
    server.server.closeIdleConnections();
    await untilUnconnected(finishing);
    // This ends streams; what asks nothing could stay open for good.
    const closed = server.close();
    await Promise.race([closed, untilAnswered(answering)]);
    server.server.closeAllConnections();
    await closed;
  };
}
