import type { LinkChecksFile } from "#content/link-checks/schema.ts";
import type { AskLink, LinkAnswer } from "./link-check.ts";

/** Asks over the network, follows redirects and reads no body; `timeoutMs` in milliseconds. */
export function askOverNetwork(timeoutMs: number): AskLink {
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
 * What a check on a day (`YYYY-MM-DD`) found, as it is kept. Where some address answers there is a network, and one
 * at which nothing does has failed; where none answers the check says nothing, and undefined is returned.
 */
export function linkRecord(answers: ReadonlyMap<string, LinkAnswer>, on: string): LinkChecksFile | undefined {
  if ([...answers.values()].every((answer) => answer === "unknown")) return undefined;
  const sorted = [...answers].sort(([one], [other]) => (one < other ? -1 : 1));
  const links = sorted.map(([url, answer]) => [url, { on, isReached: answer === "reached" }] as const);
  return { ranOn: on, links: Object.fromEntries(links) };
}
