import type { FastifyRequest } from "fastify";

/** False when the browser says that a page of another origin has led to the request; older browsers say nothing. */
export function isAskedHere(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  return site === undefined || site === "same-origin" || site === "none";
}

/**
 * True when a state-changing request comes from our own pages. Browsers send an Origin header with it; programs without
 * one are allowed too, but not with a session cookie, because that is how a foreign page would act for a member.
 */
export function isSameOrigin(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin, host, cookie } = request.headers;
  const site = request.headers["sec-fetch-site"];
  if (!isAskedHere(request)) return false;
  if (origin !== undefined) return origin === publicOrigin || isOriginOf(origin, host, publicOrigin);
  return site === "same-origin" || cookie === undefined;
}

/** True for the host that the request names, in the scheme of the public address: plain HTTP is not the site behind TLS. */
function isOriginOf(origin: string, host: string | undefined, publicOrigin: string): boolean {
  const url = URL.parse(origin);
  return url?.host === host && url?.protocol === new URL(publicOrigin).protocol;
}
