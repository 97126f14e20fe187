import { once } from "node:events";
import { connect } from "node:net";
import Fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { siteFileRoutes } from "./site-files.ts";

const logged: string[] = [];
const server = Fastify({ logger: { stream: { write: (line: string) => void logged.push(line) } } });
await server.register(siteFileRoutes, { origin: "https://example.org", addresses: ["/"] });
await server.ready();
afterEach(() => logged.splice(0));

test("the manifest has what other apps share sent to the page of the quote check, by POST", async () => {
  const manifest = (await server.inject("/manifest.webmanifest?lang=ar")).json();
  expect(manifest.share_target).toMatchObject({
    action: "/quote-check",
    method: "POST",
    enctype: "multipart/form-data",
  });
});

test("a share that reaches the server opens the empty page; its body is neither read nor logged", async () => {
  const answer = await server.inject({
    method: "POST",
    url: "/quote-check",
    headers: { "content-type": "multipart/form-data; boundary=x" },
    payload: '--x\r\ncontent-disposition: form-data; name="text"\r\n\r\nsecret words\r\n--x--\r\n',
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/quote-check"]);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(logged.join("")).not.toContain("secret");
});

test("the answer does not wait for the body", async () => {
  const address = new URL(await server.listen({ port: 0, host: "127.0.0.1" }));
  const socket = connect(Number(address.port), address.hostname);
  socket.write(
    "POST /quote-check HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 90000\r\n\r\n",
  );
  const [first] = await once(socket, "data");
  expect(String(first)).toMatch(/^HTTP\/1\.1 303 [\s\S]*location: \/quote-check/i);
  socket.destroy();
  await server.close();
});
