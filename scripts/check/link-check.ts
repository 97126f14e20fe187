/** Requests an address; resolves with the status, rejects without an answer. */
export type RequestLink = (url: string, method: "HEAD" | "GET") => Promise<number>;

/** `unknown`: no response, which without a network says nothing about the link. */
export type LinkResult = "reached" | "gone" | "unknown";

/** A site that rejects scripts (401, 403, 405, 406, 429) exists nevertheless. */
function resultOf(status: number): LinkResult {
  if (status < 400 || [401, 403, 405, 406, 429].includes(status)) return "reached";
  return "gone";
}

/** Tries HEAD, then GET, which some servers answer better. */
async function checkLink(url: string, request: RequestLink): Promise<LinkResult> {
  for (const method of ["HEAD", "GET"] as const) {
    const result = await request(url, method).then(resultOf, (): LinkResult => "unknown");
    if (result === "reached") return result;
    if (method === "GET") return result;
  }
  return "unknown";
}

/** Requests each address once, `concurrency` of them at a time. */
export async function checkLinks(
  urls: readonly string[],
  request: RequestLink,
  concurrency = 8,
): Promise<ReadonlyMap<string, LinkResult>> {
  const results = new Map<string, LinkResult>();
  const waiting = [...new Set(urls)];
  const worker = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift())
      results.set(url, await checkLink(url, request));
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}
