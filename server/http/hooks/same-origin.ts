import type { FastifyRequest } from "fastify";

/**
 * True when a state-changing request comes from our own pages. Browsers send an Origin header with it; programs without
 * one are allowed too, but not with a session cookie, because that is how a foreign page would act for a member.
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
