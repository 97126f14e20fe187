import { expect, test } from "vitest";
import { type AskLink, checkLinks } from "./link-check.ts";

const answering =
  (statuses: Record<string, number>): AskLink =>
  async (url, method) => {
    const status = statuses[`${method} ${url}`] ?? statuses[url];
    if (status === undefined) throw new Error("no answer");
    return status;
  };

test("an address that answers, or refuses machines, is reached; one that is not found is gone", async () => {
  const answers = await checkLinks(["a", "b", "c"], answering({ a: 200, b: 403, c: 404 }));
  expect([...answers]).toEqual([
    ["a", "reached"],
    ["b", "reached"],
    ["c", "gone"],
  ]);
});

test("what HEAD does not tell, GET does", async () => {
  const answers = await checkLinks(["a", "b"], answering({ "HEAD a": 500, "GET a": 200, "GET b": 200 }));
  expect([...answers.values()]).toEqual(["reached", "reached"]);
});

test("an address at which nothing answers stays unknown, and each is asked about once", async () => {
  const asked: string[] = [];
  const answers = await checkLinks(["a", "a", "b"], async (url) => {
    asked.push(url);
    throw new Error("no network");
  });
  expect([...answers.values()]).toEqual(["unknown", "unknown"]);
  expect(asked.sort()).toEqual(["a", "a", "b", "b"]);
});
