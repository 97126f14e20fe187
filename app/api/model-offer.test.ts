import { afterEach, expect, test, vi } from "vitest";
import { fetchModelOffer } from "./model-offer.ts";

afterEach(() => vi.unstubAllGlobals());

function standIn(status: number, body: string): void {
  vi.stubGlobal("fetch", async () => new Response(body, { status }));
}

const offer = { name: "small-model", audience: "everyone", mayAsk: true, hasPremium: false };

test("an offer is returned as sent; a server without a model has none", async () => {
  standIn(200, JSON.stringify(offer));
  expect(await fetchModelOffer("en")).toEqual(offer);
  standIn(200, JSON.stringify({ ...offer, name: null }));
  expect(await fetchModelOffer("en")).toBe("none");
  standIn(404, "{}");
  expect(await fetchModelOffer("en")).toBe("none");
  standIn(200, JSON.stringify({ name: 3 }));
  expect(await fetchModelOffer("en")).toBe("none");
});

test("a server that is starting, unreachable or sends an invalid answer may be tried again", async () => {
  standIn(503, JSON.stringify({ error: { code: "unavailable", message: "" } }));
  expect(await fetchModelOffer("en")).toBe("away");
  standIn(200, "<html>");
  expect(await fetchModelOffer("en")).toBe("away");
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  expect(await fetchModelOffer("en")).toBe("away");
});
