import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeSharedText } from "./shared-text.ts";
import { takeShare } from "./take-share.ts";

const stored = new Map<string, Response>();
const cache = {
  match: async (key: string) => stored.get(key),
  put: async (key: string, response: Response) => void stored.set(key, response),
  delete: async (key: string) => stored.delete(key),
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("Response", Object.assign(Response, { redirect }));
});
afterEach(() => vi.unstubAllGlobals());

/** As in a browser, which resolves a path against the worker's own address. */
function redirect(path: string | URL, status?: number): Response {
  return new Response(null, { status: status ?? 302, headers: { location: String(path) } });
}

const share = (fields: Readonly<Record<string, string | Blob>>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return new Request("https://example.org/quote-check", { method: "POST", body });
};

test("a share waits for the page once, and the page is opened without it in the address", async () => {
  const answer = await takeShare(share({ title: "A message", text: "إن مع العسر يسرا", url: "" }));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/quote-check");
  expect(await takeSharedText()).toBe("A message\n\nإن مع العسر يسرا");
  expect(await takeSharedText()).toBeUndefined();
});

test("a shared text file is read, and what is said twice stands once", async () => {
  const file = new File(["قل هو الله أحد"], "a.txt", { type: "text/plain" });
  await takeShare(share({ title: "one", text: "one", file }));
  expect(await takeSharedText()).toBe("one\n\nقل هو الله أحد");
});

test("an empty or unreadable share opens the empty page", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  expect((await takeShare(share({ text: "  " }))).status).toBe(303);
  const broken = new Request("https://example.org/quote-check", {
    method: "POST",
    body: "no form",
    headers: { "content-type": "text/plain" },
  });
  expect((await takeShare(broken)).headers.get("location")).toBe("/quote-check");
  expect(await takeSharedText()).toBeUndefined();
});

test("a share of more than can be checked is cut where the page says so anyway", async () => {
  await takeShare(share({ text: "ا".repeat(500_000) }));
  expect(await takeSharedText()).toHaveLength(400_000);
});
