import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";

const codings = [
  { name: "br", ending: ".br", asked: /\bbr\b/ },
  { name: "gzip", ending: ".gz", asked: /\bgzip\b/ },
] as const;
type Coding = (typeof codings)[number];

const types: Readonly<Record<string, string>> = {
  ".json": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

/** Bytes of published files held ready to send; beyond this the one unused longest gives way. */
const usuallyHeld = 64 * 1024 * 1024;
/** Larger files are streamed from disk and never held. */
const largest = 1024 * 1024;

type Held = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> };

/**
 * Answers from memory for the files of a folder whose names carry the hash of what is in them. Only files that
 * were there at the start are answered for, by their exact name: no address leads out of the folder.
 * @returns a hook that sends what is held, and otherwise lets the next one answer
 */
export function cachedFiles(folder: string, prefix: string, cacheControl: string, most = usuallyHeld) {
  const names = new Set(listed(folder));
  const held = new Map<string, Promise<Held | undefined>>();
  let bytes = 0;

  const read = async (name: string, { name: coding, ending }: Coding): Promise<Held | undefined> => {
    const body = await readFile(join(folder, name + ending));
    const type = types[extname(name)];
    if (!type || body.length > largest) return undefined;
    bytes += body.length;
    return {
      body,
      headers: {
        "content-type": type,
        "content-encoding": coding,
        "cache-control": cacheControl,
        "x-content-type-options": "nosniff",
        vary: "accept-encoding",
        etag: `"${name}.${coding}"`,
      },
    };
  };

  const drop = async (): Promise<void> => {
    for (const [key, file] of held) {
      if (bytes <= most) return;
      held.delete(key);
      bytes -= (await file)?.body.length ?? 0;
    }
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (request.method !== "GET" || request.headers.range !== undefined) return undefined;
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const name = request.url.slice(prefix.length);
    const coding = codings.find(({ ending, asked }) => names.has(name + ending) && asked.test(accepted));
    if (!coding) return undefined;
    const key = name + coding.ending;
    const found = held.get(key);
    // A file that cannot be read is left to the next one to answer for.
    const file = found ?? read(name, coding).catch(() => undefined);
    held.delete(key);
    held.set(key, file);
    const ready = await file;
    if (!found) await drop();
    if (!ready) return undefined;
    reply.headers(ready.headers);
    if (request.headers["if-none-match"] === ready.headers.etag) return reply.code(304).send();
    return reply.send(ready.body);
  };
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
      name.replaceAll("\\", "/"),
    );
  } catch {
    return [];
  }
}
