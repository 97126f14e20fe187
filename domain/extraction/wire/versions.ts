import type { WireAnswer } from "./answers.ts";
import type { ApiVersion, WireRequest } from "./requests.ts";

/** The versions of the API, the preferred one first. */
export const apiVersions = ["v2", "v1"] as const satisfies readonly ApiVersion[];

/**
 * Asks a server whether it speaks a version: the list of active crawls costs nothing and both versions have it
 * (docs.firecrawl.dev, crawl-active).
 */
export function versionRequest(version: ApiVersion): WireRequest {
  return { method: "GET", path: `/${version}/crawl/active`, action: "ask for the version" };
}

/**
 * True or false by the answer to `versionRequest`; undefined when it says nothing, as without a network. A server
 * without the version answers 404 with a page of its web framework; one with it answers JSON, even to a wrong key.
 */
export function speaksVersion({ status, body, problem }: WireAnswer): boolean | undefined {
  if (status === 0 || status === 429 || status >= 500) return undefined;
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  if (!problem && isObject && ("success" in body || "crawls" in body)) return true;
  return status === 401 || status === 402 || status === 403;
}

/** The version to use with a server that speaks these: the second wherever there is one. */
export function preferredVersion(spoken: readonly ApiVersion[]): ApiVersion {
  return apiVersions.find((version) => spoken.includes(version)) ?? "v2";
}
