import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Language } from "#domain/language.ts";
import type { PageAsked, StoredPage } from "#server/http/routes/pages.ts";
import type { BuiltSite } from "./built-site.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Brotli's effort for a page, 0 to 11: a page is packed once and sent often. */
export const pageQuality = 9;

/** Rendered pages held ready to send; beyond this many the one unused longest gives way. */
const usuallyHeld = 1000;

/** Name of the file that holds a page rendered ahead. */
export function pageFile(path: string, language: Language): string {
  return `${language}${path === "/" ? "/index" : path}.html`;
}

const dayLength = 86_400_000;
/** Milliseconds for which a page of the moment is held: a crowd is served by one rendering. */
const momentLength = 1000;

async function pack(html: string, status: 200 | 404, until: number | undefined): Promise<StoredPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: pageQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    gzipped(identity, { level: 6 }),
  ]);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return { status, etag, bodies: { br, gzip: gz, identity }, ...(until === undefined ? {} : { until }) };
}

/** Gives finished pages: from the files rendered ahead, else rendered now; each kept in memory compressed. */
export function pageStore(
  site: BuiltSite,
  origin: string,
  read: (address: string) => Promise<unknown>,
  held = usuallyHeld,
  now = Date.now,
) {
  const pages = new Map<string, Promise<StoredPage>>();
  const endOfDay = (at: number) => (Math.floor(at / dayLength) + 1) * dayLength;

  const make = async ({ path, search, language }: PageAsked): Promise<StoredPage> => {
    const ahead =
      search === "" ? await readAhead(join(site.folders.pages, pageFile(path, language))) : undefined;
    const begun = now();
    const { status, html, isOfToday, isOfTheMoment } = ahead
      ? ({ status: 200, html: ahead, isOfToday: false, isOfTheMoment: false } as const)
      : await site.render({ path, search, language, read, manifest: site.manifest });
    const until = isOfTheMoment ? now() + momentLength : isOfToday ? endOfDay(begun) : undefined;
    return pack(html.replaceAll(site.originMark, origin), status, until);
  };

  const pageOf = (asked: PageAsked): Promise<StoredPage> => {
    const key = keyOf(asked);
    const found = pages.get(key);
    if (found) {
      pages.delete(key);
      pages.set(key, found);
      return found;
    }
    const page = make(asked);
    page.catch(() => pages.delete(key));
    pages.set(key, page);
    const oldest = pages.keys().next().value;
    if (pages.size > held && oldest !== undefined) pages.delete(oldest);
    return page;
  };

  return async (asked: PageAsked): Promise<StoredPage> => {
    const found = pageOf(asked);
    const page = await found;
    if (page.until === undefined || now() < page.until) return page;
    const key = keyOf(asked);
    // Of many who ask at once the first has it rendered for all.
    if (pages.get(key) === found) pages.delete(key);
    return pageOf(asked);
  };
}

function keyOf({ language, path, search }: PageAsked): string {
  return `${language} ${path} ${search}`;
}

async function readAhead(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch {
    return undefined;
  }
}
