import type { LinkChecksFile } from "#content/link-checks/schema.ts";
import type { LinkResult, RequestLink } from "./link-check.ts";

/** Requests over the network, follows redirects and reads no body. */
export function requestOverNetwork(timeoutMs: number): RequestLink {
  return async (url, method) => {
    const answer = await fetch(url, {
      method,
      redirect: "follow",
      signal: AbortSignal.timeout(timeoutMs),
      headers: { "user-agent": "Mozilla/5.0 (compatible; riwaq-link-check)" },
    });
    await answer.body?.cancel();
    return answer.status;
  };
}

/**
 * The record of a check on a day (`YYYY-MM-DD`). If any address responded there is a network, and one without
 * a response has failed; if none did the check proves nothing, and the result is undefined.
 */
export function linkRecord(results: ReadonlyMap<string, LinkResult>, on: string): LinkChecksFile | undefined {
  if ([...results.values()].every((result) => result === "unknown")) return undefined;
  const sorted = [...results].sort(([one], [other]) => (one < other ? -1 : 1));
  const links = sorted.map(([url, result]) => [url, { on, isReached: result === "reached" }] as const);
  return { ranOn: on, links: Object.fromEntries(links) };
}
