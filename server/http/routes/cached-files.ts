import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";

const encodings = [
  { name: "br", ending: ".br", accepted: /\bbr\b/ },
  { name: "gzip", ending: ".gz", accepted: /\bgzip\b/ },
] as const;
type Encoding = (typeof encodings)[number];

const types: Readonly<Record<string, string>> = {
  ".json": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
};

/** Types that are compressed already: their files are sent as they are. */
const compressed: ReadonlySet<string> = new Set([".woff2"]);

/** Bytes in the cache of a folder; beyond this the least recently used file is dropped. */
const defaultCacheBytes = 64 * 1024 * 1024;
/** Bytes; larger files are streamed from disk and never cached. */
const largest = 1024 * 1024;

type CachedFile = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> };

/**
 * Answers from memory for the files of a folder whose names contain a hash of their content. Only files that existed at
 * the start are answered, by their exact name: no address leads out of the folder.
 * @returns a hook that sends a cached file, and otherwise leaves the answer to the next handler
 */
export function cachedFiles(folder: string, prefix: string, cacheControl: string, most = defaultCacheBytes) {
  const names = new Set(filesIn(folder));
  const cache = new Map<string, Promise<CachedFile | undefined>>();
  let bytes = 0;

  const read = async (name: string, encoding: Encoding | undefined): Promise<CachedFile | undefined> => {
    const body = await readFile(join(folder, name + (encoding?.ending ?? "")));
    const type = types[extname(name)];
    if (!type || body.length > largest) return undefined;
    bytes += body.length;
    return {
      body,
      headers: {
        "content-type": type,
        ...(encoding && { "content-encoding": encoding.name, vary: "accept-encoding" }),
        "cache-control": cacheControl,
        "x-content-type-options": "nosniff",
        etag: `"${name}${encoding ? `.${encoding.name}` : ""}"`,
      },
    };
  };

  const drop = async (): Promise<void> => {
    for (const [key, file] of cache) {
      if (bytes <= most) return;
      cache.delete(key);
      bytes -= (await file)?.body.length ?? 0;
    }
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (request.method !== "GET" || request.headers.range !== undefined) return undefined;
    const header = String(request.headers["accept-encoding"] ?? "");
    const name = request.url.slice(prefix.length);
    const coding = encodings.find(
      ({ ending, accepted }) => names.has(name + ending) && accepted.test(header),
    );
    if (!coding && !(names.has(name) && compressed.has(extname(name)))) return undefined;
    const key = name + (coding?.ending ?? "");
    const found = cache.get(key);
    // A file that cannot be read is left to the next handler.
    const file = found ?? read(name, coding).catch(() => undefined);
    cache.delete(key);
    cache.set(key, file);
    const ready = await file;
    if (!found) await drop();
    if (!ready) return undefined;
    reply.headers(ready.headers);
    if (request.headers["if-none-match"] === ready.headers.etag) return reply.code(304).send();
    return reply.send(ready.body);
  };
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
      name.replaceAll("\\", "/"),
    );
  } catch {
    return [];
  }
}
