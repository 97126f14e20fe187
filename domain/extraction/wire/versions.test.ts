import { expect, test } from "vitest";
import { preferredVersion, speaksVersion, versionRequest } from "./versions.ts";

test("a server is asked for its active crawls, which cost nothing", () => {
  expect(versionRequest("v2")).toMatchObject({ method: "GET", path: "/v2/crawl/active" });
});

test.each([
  [true, { status: 200, body: { success: true, crawls: [] } }],
  [true, { status: 401, body: { success: false, error: "Unauthorized: Invalid token" } }],
  [true, { status: 403, body: undefined }],
  // An old server takes `active` for the id of a job.
  [true, { status: 404, body: { success: false, error: "Job not found" } }],
  [false, { status: 404, body: undefined }],
  [false, { status: 404, body: { message: "Cannot GET /v2/crawl/active" } }],
  [false, { status: 200, body: undefined, problem: "unreadable" as const }],
  [undefined, { status: 0, body: undefined }],
  [undefined, { status: 429, body: { success: false } }],
  [undefined, { status: 502, body: undefined }],
])("%s is learnt from %j", (speaks, answer) => expect(speaksVersion(answer)).toBe(speaks));

test("the second version is preferred to the first", () => {
  expect([preferredVersion(["v1", "v2"]), preferredVersion(["v1"]), preferredVersion([])]).toEqual([
    "v2",
    "v1",
    "v2",
  ]);
});
