import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cachedFiles } from "./cached-files.ts";

const cacheControl = "public, max-age=31536000, immutable";
let folder = "";

function put(name: string, text: string): void {
  writeFileSync(join(folder, "texts", name), text);
  writeFileSync(join(folder, "texts", `${name}.br`), brotliCompressSync(text));
  writeFileSync(join(folder, "texts", `${name}.gz`), gzipSync(text));
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cached-files-"));
  mkdirSync(join(folder, "texts/quran"), { recursive: true });
  put("quran/1.json", '["one"]');
  put("quran/2.json", '["two"]');
  put("quran/page.html", "<p>");
  put("quran/code.js", "export {};");
  writeFileSync(join(folder, "texts/quran/letters.woff2"), "letters");
  put("../secret.json", '["hidden"]');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function serving(most?: number) {
  const server = Fastify();
  server.addHook("onRequest", cachedFiles(join(folder, "texts"), "/texts/", cacheControl, most));
  server.get("/texts/*", async () => "from the next");
  return server;
}

const ask = (url: string, headers: Record<string, string> = { "accept-encoding": "gzip, br" }) => ({
  url,
  headers,
});

describe("cached files", () => {
  test("are sent compressed, immutable and with an etag", async () => {
    const server = serving();
    const answer = await server.inject(ask("/texts/quran/1.json"));
    expect(answer.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": "application/json; charset=utf-8",
      "cache-control": cacheControl,
      "x-content-type-options": "nosniff",
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('["one"]');
    const etag = String(answer.headers.etag);
    const again = await server.inject(
      ask("/texts/quran/1.json", { "accept-encoding": "br", "if-none-match": etag }),
    );
    expect(again.statusCode).toBe(304);
    const gz = await server.inject(ask("/texts/quran/1.json", { "accept-encoding": "gzip" }));
    expect(gz.headers["content-encoding"]).toBe("gzip");
    expect(gz.headers.etag).not.toBe(etag);
  });

  test("are scripts too, and fonts as they are", async () => {
    const server = serving();
    const script = await server.inject(ask("/texts/quran/code.js"));
    expect(script.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(brotliDecompressSync(script.rawPayload).toString()).toBe("export {};");
    const font = await server.inject(ask("/texts/quran/letters.woff2"));
    expect(font.headers).toMatchObject({ "content-type": "font/woff2", "cache-control": cacheControl });
    expect(font.headers["content-encoding"]).toBeUndefined();
    expect(font.payload).toBe("letters");
  });

  test("leave to the next handler what is unknown, outside, uncompressed, partial or of another type", async () => {
    const server = serving();
    const requests = [
      ask("/texts/quran/3.json"),
      ask("/texts/../secret.json"),
      ask("/texts/%2e%2e/secret.json"),
      ask("/texts/quran/1.json", {}),
      ask("/texts/quran/1.json", { "accept-encoding": "br", range: "bytes=0-1" }),
      ask("/texts/quran/page.html"),
    ];
    for (const request of requests) {
      const { payload } = await server.inject(request);
      expect(payload).not.toContain("hidden");
      expect(
        ["from the next", '{"message"'].some((start) => payload.startsWith(start)),
        request.url,
      ).toBe(true);
    }
  });

  test("are dropped for newer ones and read again", async () => {
    const server = serving(1);
    for (const [name, text] of [
      ["1", '["one"]'],
      ["2", '["two"]'],
      ["1", '["one"]'],
    ] as const) {
      const answer = await server.inject(ask(`/texts/quran/${name}.json`));
      expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(text);
    }
  });
});
