import type { FastifyInstance } from "fastify";
import type { HelpLine } from "#domain/distress/help-lines.ts";

/** `GET /api/help-lines`: the same answer for everybody, so that it reveals nothing about who asks. */
export async function helpLineRoutes(
  server: FastifyInstance,
  { lines }: { readonly lines: readonly HelpLine[] },
): Promise<void> {
  server.get("/api/help-lines", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return lines;
  });
}
