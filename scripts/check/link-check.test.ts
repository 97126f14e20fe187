import { expect, test } from "vitest";
import { checkLinks, type RequestLink } from "./link-check.ts";

const answering =
  (statuses: Record<string, number>): RequestLink =>
  async (url, method) => {
    const status = statuses[`${method} ${url}`] ?? statuses[url];
    if (status === undefined) throw new Error("no answer");
    return status;
  };

test("an address that answers, or refuses scripts, is reached; one that is not found is gone", async () => {
  const answers = await checkLinks(["a", "b", "c"], answering({ a: 200, b: 403, c: 404 }));
  expect([...answers]).toEqual([
    ["a", "reached"],
    ["b", "reached"],
    ["c", "gone"],
  ]);
});

test("GET decides where HEAD fails", async () => {
  const answers = await checkLinks(["a", "b"], answering({ "HEAD a": 500, "GET a": 200, "GET b": 200 }));
  expect([...answers.values()]).toEqual(["reached", "reached"]);
});

test("an address without an answer is unknown, and each is requested once by each method", async () => {
  const requested: string[] = [];
  const answers = await checkLinks(["a", "a", "b"], async (url) => {
    requested.push(url);
    throw new Error("no network");
  });
  expect([...answers.values()]).toEqual(["unknown", "unknown"]);
  expect(requested.sort()).toEqual(["a", "a", "b", "b"]);
});
