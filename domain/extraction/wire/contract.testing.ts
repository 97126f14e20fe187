import * as v from "valibot";

/** A call of the service as its documentation and its package `firecrawl` 4.42 describe it. */
export type CallContract = {
  readonly name: string;
  readonly method: "GET" | "POST" | "DELETE";
  /** The path without its version; a segment `:id` stands for any one. */
  readonly path: string;
  readonly versions: readonly ("v1" | "v2")[];
  /** The schema of the body; version 2 rejects unknown keys. */
  readonly request?: v.GenericSchema;
  readonly response: v.GenericSchema;
  /** The page of docs.firecrawl.dev, and the file of the package where it has the call. */
  readonly source: readonly string[];
};

const docs = "https://docs.firecrawl.dev";
const sdk = (file: string) => `firecrawl@4.42.0 src/${file}.ts`;
const both = ["v2", "v1"] as const;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const origin = v.string();
const schema = v.record(v.string(), v.unknown());
const jsonFormat = v.pipe(
  v.strictObject({ type: v.literal("json"), prompt: v.optional(v.string()), schema: v.optional(schema) }),
  v.check(({ prompt, schema: shape }) => prompt !== undefined || shape !== undefined),
);
const formats = v.array(v.union([v.picklist(["markdown", "html"]), jsonFormat]));
const timeout = v.optional(v.number());
const addresses = v.array(v.pipe(v.string(), v.url()));
const page = v.looseObject({ metadata: v.optional(v.record(v.string(), v.unknown())) });
const started = v.looseObject({ success: v.literal(true), id: v.string() });
const jobState = v.looseObject({
  success: v.boolean(),
  status: v.picklist(["scraping", "completed", "failed", "cancelled"]),
  total: v.optional(count),
  completed: v.optional(count),
  creditsUsed: v.optional(count),
  next: v.optional(v.nullable(v.string())),
  data: v.optional(v.array(page)),
});
const longJob = v.looseObject({ success: v.boolean(), status: v.string() });
const link = v.union([v.string(), v.looseObject({ url: v.string(), title: v.optional(v.string()) })]);

/** Every call that the extractor makes. */
export const contracts: readonly CallContract[] = [
  {
    name: "start a crawl",
    method: "POST",
    path: "/crawl",
    versions: both,
    request: v.strictObject({
      url: v.string(),
      limit: v.optional(count),
      includePaths: v.optional(v.array(v.string())),
      excludePaths: v.optional(v.array(v.string())),
      maxDiscoveryDepth: v.optional(count),
      maxDepth: v.optional(count),
      scrapeOptions: v.optional(v.strictObject({ formats })),
      origin,
    }),
    response: started,
    source: [`${docs}/api-reference/endpoint/crawl-post`, sdk("v2/methods/crawl")],
  },
  {
    name: "active crawls",
    method: "GET",
    path: "/crawl/active",
    versions: both,
    response: v.looseObject({
      success: v.literal(true),
      crawls: v.array(v.looseObject({ id: v.string(), url: v.string() })),
    }),
    source: [`${docs}/api-reference/endpoint/crawl-active`, sdk("v2/methods/crawl")],
  },
  {
    name: "errors of a crawl",
    method: "GET",
    path: "/crawl/:id/errors",
    versions: both,
    response: v.looseObject({ errors: v.array(v.unknown()), robotsBlocked: v.array(v.string()) }),
    source: [`${docs}/api-reference/endpoint/crawl-get-errors`, sdk("v2/methods/crawl")],
  },
  {
    name: "state of a crawl",
    method: "GET",
    path: "/crawl/:id",
    versions: both,
    response: jobState,
    source: [`${docs}/api-reference/endpoint/crawl-get`, sdk("v2/methods/crawl")],
  },
  {
    name: "cancel a crawl",
    method: "DELETE",
    path: "/crawl/:id",
    versions: both,
    response: v.looseObject({ status: v.literal("cancelled") }),
    source: [`${docs}/api-reference/endpoint/crawl-delete`, sdk("v2/methods/crawl")],
  },
  {
    name: "scrape one page",
    method: "POST",
    path: "/scrape",
    versions: both,
    request: v.strictObject({ url: v.string(), formats: v.optional(formats), timeout, origin }),
    response: v.looseObject({ success: v.literal(true), data: page }),
    source: [`${docs}/api-reference/endpoint/scrape`, sdk("v2/methods/scrape")],
  },
  {
    name: "start a batch",
    method: "POST",
    path: "/batch/scrape",
    versions: both,
    request: v.strictObject({
      urls: addresses,
      formats: v.optional(formats),
      timeout,
      ignoreInvalidURLs: v.optional(v.boolean()),
      origin,
    }),
    response: v.looseObject({ ...started.entries, invalidURLs: v.optional(v.array(v.string())) }),
    source: [`${docs}/api-reference/endpoint/batch-scrape`, sdk("v2/methods/batch")],
  },
  {
    name: "errors of a batch",
    method: "GET",
    path: "/batch/scrape/:id/errors",
    versions: both,
    response: v.looseObject({ errors: v.array(v.unknown()), robotsBlocked: v.array(v.string()) }),
    source: [`${docs}/api-reference/endpoint/batch-scrape-get-errors`, sdk("v2/methods/batch")],
  },
  {
    name: "state of a batch",
    method: "GET",
    path: "/batch/scrape/:id",
    versions: both,
    response: jobState,
    source: [`${docs}/api-reference/endpoint/batch-scrape-get`, sdk("v2/methods/batch")],
  },
  {
    name: "cancel a batch",
    method: "DELETE",
    path: "/batch/scrape/:id",
    versions: ["v2"],
    response: v.looseObject({ status: v.literal("cancelled") }),
    source: [`${docs}/api-reference/endpoint/batch-scrape-delete`, sdk("v2/methods/batch")],
  },
  {
    name: "map a site",
    method: "POST",
    path: "/map",
    versions: both,
    request: v.strictObject({
      url: v.string(),
      search: v.optional(v.string()),
      limit: v.optional(count),
      origin,
    }),
    response: v.looseObject({ success: v.literal(true), links: v.array(link) }),
    source: [`${docs}/api-reference/endpoint/map`, sdk("v2/methods/map")],
  },
  {
    name: "search the web",
    method: "POST",
    path: "/search",
    versions: both,
    request: v.strictObject({ query: v.string(), limit: v.optional(count), origin }),
    response: v.looseObject({
      success: v.literal(true),
      data: v.union([v.array(link), v.looseObject({ web: v.optional(v.array(link)) })]),
    }),
    source: [`${docs}/api-reference/endpoint/search`, sdk("v2/methods/search")],
  },
  {
    name: "start an agent",
    method: "POST",
    path: "/agent",
    versions: ["v2"],
    request: v.strictObject({
      prompt: v.string(),
      urls: v.optional(addresses),
      schema: v.optional(schema),
      maxCredits: v.optional(count),
      origin,
    }),
    response: started,
    source: [`${docs}/api-reference/endpoint/agent`, sdk("v2/methods/agent")],
  },
  {
    name: "state of an agent",
    method: "GET",
    path: "/agent/:id",
    versions: ["v2"],
    response: v.looseObject({
      success: v.boolean(),
      status: v.picklist(["processing", "completed", "failed", "cancelled"]),
      data: v.optional(v.unknown()),
      creditsUsed: v.optional(count),
    }),
    source: [`${docs}/api-reference/endpoint/agent-get`, sdk("v2/methods/agent")],
  },
  {
    name: "cancel an agent",
    method: "DELETE",
    path: "/agent/:id",
    versions: ["v2"],
    response: v.looseObject({ success: v.literal(true) }),
    source: [`${docs}/api-reference/endpoint/agent-delete`, sdk("v2/methods/agent")],
  },
  {
    name: "credits left",
    method: "GET",
    path: "/team/credit-usage",
    versions: both,
    response: v.looseObject({ success: v.literal(true), data: v.record(v.string(), v.unknown()) }),
    source: [`${docs}/api-reference/endpoint/credit-usage`, sdk("v2/methods/usage")],
  },
  {
    name: "queue",
    method: "GET",
    path: "/team/queue-status",
    versions: ["v2"],
    response: v.looseObject({
      success: v.literal(true),
      activeJobsInQueue: count,
      waitingJobsInQueue: count,
      maxConcurrency: count,
    }),
    source: [`${docs}/api-reference/endpoint/queue-status`, sdk("v2/methods/usage")],
  },
  {
    name: "start an extract",
    method: "POST",
    path: "/extract",
    versions: both,
    request: v.strictObject({
      urls: addresses,
      prompt: v.optional(v.string()),
      schema: v.optional(schema),
      origin,
    }),
    response: started,
    source: [`${docs}/migrating-from-extract`, sdk("v1/index")],
  },
  {
    name: "state of an extract",
    method: "GET",
    path: "/extract/:id",
    versions: both,
    response: longJob,
    source: [`${docs}/migrating-from-extract`, sdk("v1/index")],
  },
  {
    name: "start a deep research",
    method: "POST",
    path: "/deep-research",
    versions: ["v1"],
    request: v.strictObject({ query: v.string(), origin }),
    response: started,
    source: [sdk("v1/index")],
  },
  {
    name: "state of a deep research",
    method: "GET",
    path: "/deep-research/:id",
    versions: ["v1"],
    response: longJob,
    source: [sdk("v1/index")],
  },
  {
    name: "start an LLMs.txt",
    method: "POST",
    path: "/llmstxt",
    versions: ["v1"],
    request: v.strictObject({ url: v.string(), origin }),
    response: started,
    source: [sdk("v1/index")],
  },
  {
    name: "state of an LLMs.txt",
    method: "GET",
    path: "/llmstxt/:id",
    versions: ["v1"],
    response: longJob,
    source: [sdk("v1/index")],
  },
];

/** The call that a method and a path with its version are; undefined for any other. */
export function contractOf(method: string, path: string): CallContract | undefined {
  const [, version, ...segments] = (path.split("?")[0] ?? "").split("/");
  return contracts.find((one) => {
    const shape = one.path.split("/").slice(1);
    const isSame = shape.every((segment, at) => segment === ":id" || segment === segments[at]);
    const isSpoken = one.versions.some((spoken) => spoken === version);
    return one.method === method && isSpoken && shape.length === segments.length && isSame;
  });
}
