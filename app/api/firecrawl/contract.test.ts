import { is, safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import { agentRequest, agentStatusRequest, cancelAgentRequest } from "#domain/extraction/wire/agent.ts";
import { contractOf, contracts } from "#domain/extraction/wire/contract.testing.ts";
import * as requests from "#domain/extraction/wire/requests.ts";
import { isFailure, type WireRequest } from "#domain/extraction/wire/requests.ts";
import {
  creditsRequest,
  mapRequest,
  queueRequest,
  searchRequest,
} from "#domain/extraction/wire/site-calls.ts";
import { versionRequest } from "#domain/extraction/wire/versions.ts";
import { send } from "./send.ts";
import { wireServer } from "./wire-server.testing.ts";

const site = "https://quran.com";
const page = `${site}/112`;
const schema = { type: "object" };

/** Every request that the extractor sends to a version, with all that its body can have. */
function requestsOf(version: "v1" | "v2"): WireRequest[] {
  const all = [
    versionRequest(version),
    requests.crawlRequest(version, site, 100, "once"),
    requests.crawlRequest(version, site, 10, "once", {
      includePaths: ["/1.*"],
      excludePaths: ["/2"],
      depth: 2,
    }),
    mapRequest(version, site, "quran"),
    searchRequest(version, "quran"),
    creditsRequest(version),
    requests.crawlStatusRequest(version, "job-1"),
    requests.crawlErrorsRequest(version, "job-1"),
    requests.cancelCrawlRequest(version, "job-1"),
    requests.batchRequest(version, { urls: [page], options: { formats: ["markdown", "html"] } }),
    requests.batchStatusRequest(version, "job-2", { skip: 1, limit: 1 }),
    requests.batchErrorsRequest(version, "job-2"),
    requests.cancelBatchRequest(version, "job-2"),
    ...(version === "v2"
      ? [
          queueRequest(),
          agentRequest({ prompt: "who", urls: [page], schema, mostCredits: 100 }),
          agentStatusRequest("job-3"),
          cancelAgentRequest("job-3"),
          requests.scrapeDataRequest(page, { prompt: "who", schema }),
          requests.batchDataRequest([page], { prompt: "who", schema, ignoreInvalidUrls: true }),
        ]
      : [
          requests.extractRequest(version, { urls: [page], options: { prompt: "who" }, schema }),
          requests.extractStatusRequest(version, "job-3"),
          requests.researchRequest({ query: "who" }),
          requests.researchStatusRequest("job-4"),
          requests.llmsTextRequest(site),
          requests.llmsTextStatusRequest("job-5"),
        ]),
  ];
  return all.filter((request): request is WireRequest => !isFailure(request));
}

const calls = (["v2", "v1"] as const).flatMap((version) =>
  requestsOf(version).map((request) => ({
    version,
    request,
    contract: contractOf(request.method, request.path),
  })),
);

describe("the calls of the extractor", () => {
  test.each(calls)(
    "$request.method $request.path is in the documented shape: $contract.name",
    ({ version, request, contract }) => {
      expect(contract).toBeDefined();
      expect(contract?.versions).toContain(version);
      expect(contract?.source.length).toBeGreaterThan(0);
      if (contract?.request) expect(safeParse(contract.request, request.body).issues).toBeUndefined();
      else expect(request.body).toBeUndefined();
    },
  );

  test("are all that the list has, each once", () => {
    const names = contracts.map(({ name }) => name);
    expect(new Set(calls.map(({ contract }) => contract?.name))).toEqual(new Set(names));
    expect(new Set(names).size).toBe(names.length);
  });

  test("are answered by the test service in the documented shapes", async () => {
    const server = await wireServer();
    const wrong: unknown[] = [];
    for (const { version, request, contract } of calls) {
      const { signal } = new AbortController();
      const { status, body } = await send({ base: server.url, version, key: "fc-1" }, request, signal);
      if (status === 200 && contract && !is(contract.response, body)) wrong.push([contract.name, body]);
    }
    expect(wrong).toEqual([]);
    await server.close();
  });
});
