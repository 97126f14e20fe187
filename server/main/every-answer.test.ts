import { mkdir, writeFile } from "node:fs/promises";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readServiceSettings } from "#server/config/service-environment.ts";
import { createServices } from "#server/services/services.ts";
import { quietLog } from "#server/store/temporary-place.ts";
import { emptySite } from "./bare-site.testing.ts";
import { createWebServer } from "./web-server.ts";

const origin = "https://riwaq.example";
let server: FastifyInstance;
let port: number;
let remove: () => Promise<void>;

beforeAll(async () => {
  const bare = await emptySite();
  remove = bare.remove;
  const published = join(bare.site.folders.client, "published");
  for (const part of ["texts", "search", "places", "icons", "sheets"]) {
    await mkdir(join(published, part), { recursive: true });
    await writeFile(join(published, part, "one-1.json"), "[]");
    await writeFile(join(published, part, "one-1.json.gz"), gzipSync("[]"));
    await writeFile(join(published, part, "one.svg"), "<svg/>");
  }
  const settings = readServiceSettings({ DATA_DIR: bare.data, PUBLIC_URL: origin }, quietLog());
  server = await createWebServer({
    site: { ...bare.site, folders: { ...bare.site.folders, published } },
    origin,
    logLevel: "silent",
    services: createServices(settings),
    trustedProxies: false,
  });
  await server.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = server.server.address() as AddressInfo);
});
afterAll(async () => {
  await server.close();
  await remove();
});

/** The head of the answer to what is written, whether it is a request or not. */
async function headOf(written: string): Promise<string> {
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  socket.write(written);
  let answer = "";
  for await (const text of socket) answer += text;
  return answer.split("\r\n\r\n", 1)[0]?.toLowerCase() ?? "";
}
const get = (address: string, ...headers: string[]) =>
  headOf(
    ["GET ", address, " HTTP/1.1\r\nhost: riwaq.example\r\nconnection: close\r\n", ...headers, "\r\n"].join(
      "",
    ),
  );

test.each([
  ...["texts", "search", "places"].flatMap((part) => [
    [`a text of /${part} from memory`, `/${part}/one-1.json`, "accept-encoding: gzip\r\n"],
    [`a part of a text of /${part}`, `/${part}/one-1.json`, "range: bytes=0-0\r\n"],
    [`a text of /${part} that is not there`, `/${part}/none-1.json`, ""],
  ]),
  ["a page", "/faq", ""],
  ["a picture", "/icons/one.svg", ""],
  ["an address that nobody has", "/nowhere", ""],
  ["an address that cannot be read", "/%ff%", ""],
  ["a call", "/api/health", ""],
])("behind TLS, %s has a year of HTTPS and may not be sniffed", async (_what, address, header) => {
  const head = await get(address, header);
  expect(head).toContain("strict-transport-security: max-age=31536000; includesubdomains");
  expect(head).toContain("x-content-type-options: nosniff");
});

test("so has the answer to what is no request, which nothing may run in or frame", async () => {
  const head = await headOf("nothing of HTTP\r\n\r\n");
  expect(head).toMatch(/^http\/1\.1 400 /);
  expect(head).toContain("strict-transport-security: max-age=31536000; includesubdomains");
  expect(head).toContain("x-content-type-options: nosniff");
  expect(head).toMatch(/content-security-policy: default-src 'none';.*frame-ancestors 'none'/);
});

test("text that is sent says how it is encoded", async () => {
  for (const address of ["/", "/sitemap.xml", "/robots.txt", "/icons/one.svg", "/texts/one-1.json"])
    expect(await get(address, "accept-encoding: gzip\r\n"), address).toMatch(
      /content-type: [\w/+]+; charset=utf-8/,
    );
});
