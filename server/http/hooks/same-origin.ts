import type { FastifyRequest } from "fastify";

/**
 * True when a call that changes something may be one of ours. Browsers name the origin of such calls; programs
 * that name none may call too, but not with a session's cookie: that is how a foreign page would speak for us.
 */
export function isSameOrigin(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin, host, cookie } = request.headers;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (origin !== undefined) return origin === publicOrigin || hostOf(origin) === host;
  return site === "same-origin" || cookie === undefined;
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
