import { addressTarget } from "#tests/fuzz/fuzz-addresses.ts";
import { expect, test } from "#tests/support/e2e.ts";

test("forty malformed addresses get a page or the 404 page", async ({ request }) => {
  const target = addressTarget(async (address, headers) => {
    const answer = await request.get(address, { headers });
    return { status: answer.status(), html: await answer.text() };
  });
  expect((await target.run(40, 1447)).cases).toBe(40);
});

test("an address with malformed escapes gets the 404 page", async ({ request }) => {
  const answer = await request.get("/100%");
  expect(answer.status()).toBe(404);
  expect(answer.headers()["content-type"]).toContain("text/html");
  expect(answer.headers()["content-security-policy"]).toContain("default-src 'self'");
});
