import type { FastifyInstance } from "fastify";
import { DomainError } from "#server/services/errors.ts";
import { isSameOrigin } from "./same-origin.ts";

/** No body of ours nests deeper than ten levels; code that recurses over one must not meet thousands. */
const deepestBody = 100;

/**
 * What every route about a person has in common: nothing is cached, only our own origin may change anything, and no
 * body is nested too deep.
 */
export function registerAccountHooks(server: FastifyInstance, publicUrl: string): void {
  const { origin } = new URL(publicUrl);
  server.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (request.method === "GET" || request.method === "HEAD" || isSameOrigin(request, origin)) return;
    throw new DomainError("foreign-origin");
  });
  server.addHook("preValidation", async ({ body }) => {
    if (isNestedDeeperThan(body, deepestBody)) throw new DomainError("unreadable", { field: "body" });
  });
}

/** True for JSON with lists and objects nested deeper than so many levels; it does not recurse itself. */
function isNestedDeeperThan(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return true;
    level = level.flatMap((one) =>
      typeof one === "object" && one !== null && !ArrayBuffer.isView(one) ? Object.values(one) : [],
    );
  }
  return false;
}
