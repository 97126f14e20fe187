import type { FastifyInstance } from "fastify";

type Health = {
  isDatabaseReady: () => Promise<boolean>;
  /** True once the served texts have been checked against their hashes. */
  areTextsVerified: () => boolean;
};

/** `GET /api/health`: the process is up. `GET /api/ready`: it can answer requests. */
export async function healthRoutes(
  server: FastifyInstance,
  { isDatabaseReady, areTextsVerified }: Health,
): Promise<void> {
  server.get("/api/health", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "up" }),
  );
  server.get("/api/ready", async (_request, reply) => {
    const checks = { database: await isDatabaseReady(), texts: areTextsVerified() };
    const isReady = checks.database && checks.texts;
    reply.code(isReady ? 200 : 503).header("cache-control", "no-store");
    if (!isReady) reply.header("retry-after", 2);
    return { status: isReady ? "ready" : "not-ready", ...checks };
  });
}
