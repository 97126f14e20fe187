/** Files fetched at one time: what a browser opens to one host over HTTP/1.1, less two for the person's own. */
const together = 4;

const types: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
};

/** A file of the bundle as the server would have sent it; undefined for a kind that it never holds. */
function asSent(file: string, text: string): Response | undefined {
  const type = types[file.slice(file.lastIndexOf(".") + 1)];
  if (!type) return undefined;
  return new Response(text, { headers: { "content-type": type, "x-content-type-options": "nosniff" } });
}

/** Puts the missing files of a bundle, a record of texts by their addresses, into a cache. */
async function unpack(cache: Cache, bundle: string, missing: ReadonlySet<string>): Promise<void> {
  const answer = await fetch(bundle, { cache: "no-store" });
  if (!answer.ok) throw new Error(`${bundle} answered ${answer.status}`);
  const texts: Readonly<Record<string, string>> = await answer.json();
  await Promise.all(
    Object.entries(texts).map(async ([file, text]) => {
      const sent = missing.has(file) ? asSent(file, text) : undefined;
      if (sent) await cache.put(file, sent);
    }),
  );
}

async function missingFrom(cache: Cache, files: readonly string[]): Promise<string[]> {
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return files.filter((file) => !there.has(file));
}

/**
 * Brings the files that a cache lacks: most of them in one bundle where most are missing, as at the first visit,
 * and the others, as after a small change, several at a time. What fails is left out: who needs it asks
 * again. What came before an interruption is not fetched twice.
 * @param bundle address of the texts of most files, by their addresses
 * @returns whether every file is there now
 */
export async function fetchAhead(cache: Cache, files: readonly string[], bundle: string): Promise<boolean> {
  const first = await missingFrom(cache, files);
  if (first.length > files.length / 2) await unpack(cache, bundle, new Set(first)).catch(() => undefined);
  const missing = (await missingFrom(cache, files)).values();
  let isWhole = true;
  const walk = async () => {
    for (const file of missing) await cache.add(file).catch(() => (isWhole = false));
  };
  await Promise.all(Array.from({ length: together }, walk));
  return isWhole;
}
