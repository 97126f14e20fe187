import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Language } from "#domain/language.ts";
import type { PageRequest, Pages, StoredPage } from "#server/http/routes/pages.ts";
import type { BuiltSite } from "./built-site.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Brotli's quality for a page, 0 to 11. The best for one that is sent to everybody. For one of a visitor's parameters 7
 * with a window of 256 KiB, which takes 10 ms where 9 or a larger window takes 40 to 120 and saves 1 % of the bytes.
 */
export const pageQuality = { forAll: 11, forOne: 7 };
const windowBits = { forAll: constants.BROTLI_DEFAULT_WINDOW, forOne: 18 };

/** Pages in the cache, and their bytes in both encodings; beyond either the least recently used ones are dropped. */
const cacheBounds = { pages: 1000, bytes: 32 * 2 ** 20 };

/** The name of the file of a prerendered page. */
export function pageFile(path: string, language: Language): string {
  return `${language}${path === "/" ? "/index" : path}.html`;
}

const dayLength = 86_400_000;
/** Milliseconds for which a page with `revalidate: "second"` is cached: many requests share one rendering. */
const secondLength = 1000;

async function compress(
  html: string,
  visitors: keyof typeof pageQuality,
  { status, until }: Pick<StoredPage, "status"> & { readonly until: number | undefined },
): Promise<StoredPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: pageQuality[visitors],
        [constants.BROTLI_PARAM_LGWIN]: windowBits[visitors],
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    gzipped(identity, { level: 6 }),
  ]);
  // The same for all encodings of a page.
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return { status, etag, bodies: { br, gzip: gz }, ...(until === undefined ? {} : { until }) };
}

/** Its bytes and its end are known when it is made. */
type HeldPage = { readonly page: Promise<StoredPage>; bytes: number; until?: number };

/** Finished pages: prerendered or rendered now, compressed and cached in memory. */
export function pageStore(
  site: BuiltSite,
  origin: string,
  read: (address: string) => Promise<unknown>,
  bounds: { readonly pages: number; readonly bytes: number } = cacheBounds,
  now = Date.now,
): Pages {
  const pages = new Map<string, HeldPage>();
  let cachedBytes = 0;

  function drop(key: string): void {
    cachedBytes -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  }
  function dropOldest(): void {
    for (const key of pages.keys()) {
      if (pages.size <= bounds.pages && cachedBytes <= bounds.bytes) return;
      drop(key);
    }
  }
  /** A page of the day expires at the end of the day on which its rendering started. */
  const expiryOf = (revalidate: "second" | "day", startedAt: number) =>
    revalidate === "day" ? (Math.floor(startedAt / dayLength) + 1) * dayLength : now() + secondLength;

  const make = async ({ path, search, language }: PageRequest): Promise<StoredPage> => {
    const prerendered =
      search === "" ? await readPrerendered(join(site.folders.pages, pageFile(path, language))) : undefined;
    const startedAt = now();
    const { status, html, revalidate } = prerendered
      ? ({ status: 200, html: prerendered, revalidate: undefined } as const)
      : await site.render({ path, search, language, read, manifest: site.manifest });
    const until = revalidate && expiryOf(revalidate, startedAt);
    const visitors = search === "" && revalidate !== "second" ? "forAll" : "forOne";
    return compress(html.replaceAll(site.originMark, origin), visitors, { status, until });
  };

  const pageOf = (request: PageRequest): Promise<StoredPage> => {
    const key = keyOf(request);
    const found = pages.get(key);
    if (found) {
      pages.delete(key);
      pages.set(key, found);
      return found.page;
    }
    const page = make(request);
    const entry: HeldPage = { page, bytes: 0 };
    pages.set(key, entry);
    dropOldest();
    page.then(
      ({ bodies: { br, gzip: gz }, until }) => {
        if (pages.get(key) !== entry) return;
        if (until !== undefined) entry.until = until;
        entry.bytes = br.length + gz.length;
        cachedBytes += entry.bytes;
        dropOldest();
      },
      () => pages.get(key) === entry && drop(key),
    );
    return page;
  };

  return {
    holds: (request) => {
      const held = pages.get(keyOf(request));
      return held !== undefined && (held.until === undefined || now() < held.until);
    },
    async read(request) {
      const found = pageOf(request);
      const page = await found;
      if (page.until === undefined || now() < page.until) return page;
      const key = keyOf(request);
      // Of many concurrent requests only the first renders it again.
      if (pages.get(key)?.page === found) drop(key);
      return pageOf(request);
    },
  };
}

function keyOf({ language, path, search }: PageRequest): string {
  return `${language} ${path} ${search}`;
}

async function readPrerendered(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch {
    return undefined;
  }
}
