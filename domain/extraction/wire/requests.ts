import type { Failure, WireAction } from "./failure.ts";

export type ApiVersion = "v1" | "v2";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

/** One request; the client adds host, key and timeout. */
export type WireRequest = {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly action: WireAction;
  readonly body?: JsonObject;
  readonly idempotencyKey?: string;
  /** Milliseconds to wait for the response, where the payload has its own timeout. */
  readonly timeout?: number;
};

/** A schema that can convert itself to JSON schema, such as those of zod. */
type SchemaMaker = { readonly toJSONSchema: () => object };
export type Schema = JsonObject | SchemaMaker;

export type BatchOptions = {
  readonly urls: readonly string[];
  readonly options?: JsonObject;
  readonly extractSchema?: Schema;
  readonly jsonSchema?: Schema;
  readonly webhook?: Json;
  readonly ignoreInvalidUrls?: boolean;
  readonly idempotencyKey?: string;
};

export type ExtractOptions = {
  readonly urls: readonly string[];
  readonly options?: JsonObject;
  readonly schema?: Schema;
  readonly idempotencyKey?: string;
};

export type ResearchOptions = {
  readonly query: string;
  readonly options?: JsonObject;
  readonly jsonSchema?: Schema;
};

/** Identifies the client. */
const origin = "riwaq";
/** Milliseconds that a response may take beyond the job's own timeout. */
const timeoutMargin = 5000;

/** The jobs that each version of the service supports. */
export const capabilities = {
  v1: { deepResearch: true, llmsText: true },
  v2: { deepResearch: false, llmsText: false },
} as const satisfies Record<ApiVersion, Record<string, boolean>>;

function withTimeout(body: JsonObject): { readonly timeout?: number } {
  const { timeout } = body;
  return typeof timeout === "number" && timeout > 0 ? { timeout: timeout + timeoutMargin } : {};
}

/** A request with a body; the origin marker is added. */
export function post(
  action: WireAction,
  path: string,
  body: JsonObject,
  idempotencyKey?: string,
): WireRequest {
  const whole = { ...body, origin };
  const key = idempotencyKey === undefined ? {} : { idempotencyKey };
  return { method: "POST", path, action, body: whole, ...key, ...withTimeout(whole) };
}

/** A request without a body. */
export const get = (action: WireAction, path: string): WireRequest => ({ method: "GET", path, action });

/** The schema as JSON; `wrong-schema` for anything that is not and cannot be converted to a schema object. */
export function readSchema(schema: unknown): JsonObject | Failure {
  const wrong: Failure = { kind: "wrong-schema" };
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return wrong;
  const made = "toJSONSchema" in schema ? makeSchema(schema as SchemaMaker) : schema;
  return typeof made === "object" && made !== null && !Array.isArray(made) ? (made as JsonObject) : wrong;
}

function makeSchema(schema: SchemaMaker): object | null {
  try {
    return schema.toJSONSchema();
  } catch {
    return null;
  }
}

export function isFailure(value: object): value is Failure {
  return "kind" in value;
}

const v1Formats = { formats: ["markdown", "html"] };

/** Which pages a crawl follows: patterns of paths, and how many links away from the first page. */
export type CrawlPaths = {
  readonly includePaths?: readonly string[];
  readonly excludePaths?: readonly string[];
  readonly depth?: number;
};

/**
 * Starts a crawl of a site for markdown and html; robots.txt is always obeyed, which both versions do by themselves.
 */
export function crawlRequest(
  version: ApiVersion,
  url: string,
  limit: number,
  idempotencyKey?: string,
  { includePaths = [], excludePaths = [], depth }: CrawlPaths = {},
): WireRequest {
  const body = {
    url,
    limit,
    scrapeOptions: v1Formats,
    ...(includePaths.length === 0 ? {} : { includePaths }),
    ...(excludePaths.length === 0 ? {} : { excludePaths }),
    ...(depth === undefined ? {} : { [version === "v1" ? "maxDepth" : "maxDiscoveryDepth"]: depth }),
  };
  return post("start crawl job", `/${version}/crawl`, body, idempotencyKey);
}

/** An id as a segment of a path. */
export const idIn = (id: string) => encodeURIComponent(id);

export function crawlStatusRequest(version: ApiVersion, id: string): WireRequest {
  return get("check crawl status", `/${version}/crawl/${idIn(id)}`);
}

export function crawlErrorsRequest(version: ApiVersion, id: string): WireRequest {
  return get("check crawl errors", `/${version}/crawl/${idIn(id)}/errors`);
}

export function cancelCrawlRequest(version: ApiVersion, id: string): WireRequest {
  return { method: "DELETE", path: `/${version}/crawl/${idIn(id)}`, action: "cancel crawl job" };
}

/** Starts a batch of pages; schemas are sent as JSON schema. */
export function batchRequest(version: ApiVersion, batch: BatchOptions): WireRequest | Failure {
  const { urls, webhook, ignoreInvalidUrls, options = {}, extractSchema, jsonSchema, idempotencyKey } = batch;
  const extract = extractSchema && readSchema(extractSchema);
  if (extract && isFailure(extract)) return extract;
  const json = jsonSchema && readSchema(jsonSchema);
  if (json && isFailure(json)) return json;
  const body: JsonObject = {
    urls,
    ...(webhook === undefined ? {} : { webhook }),
    ...(ignoreInvalidUrls === undefined ? {} : { ignoreInvalidURLs: ignoreInvalidUrls }),
    ...options,
    ...(extract ? { extract: { ...objectIn(options.extract), schema: extract } } : {}),
    ...(json ? { jsonOptions: { ...objectIn(options.jsonOptions), schema: json } } : {}),
  };
  return post("start batch scrape job", `/${version}/batch/scrape`, body, idempotencyKey);
}

/** The data to extract: a prompt, a schema, or both. */
export type DataQuery = { readonly prompt?: string; readonly schema?: Schema };

/** Milliseconds that the service may take for one page and its data. */
const dataTimeout = 120_000;

/** Requests data instead of text from version 2; this replaces its extract, which ends on 10 December 2026. */
function dataOptions({ prompt = "", schema }: DataQuery): JsonObject | Failure {
  const read = schema && readSchema(schema);
  if (read && isFailure(read)) return read;
  const format = { type: "json", ...(prompt === "" ? {} : { prompt }), ...(read ? { schema: read } : {}) };
  return { formats: [format], timeout: dataTimeout };
}

/** Data of one page, returned in the response. */
export function scrapeDataRequest(url: string, query: DataQuery): WireRequest | Failure {
  const options = dataOptions(query);
  return isFailure(options) ? options : post("scrape URL", "/v2/scrape", { url, ...options });
}

/** Starts a batch that returns the data of each page. */
export function batchDataRequest(
  urls: readonly string[],
  { ignoreInvalidUrls = false, ...wanted }: DataQuery & { readonly ignoreInvalidUrls?: boolean },
  idempotencyKey?: string,
): WireRequest | Failure {
  const options = dataOptions(wanted);
  return isFailure(options)
    ? options
    : batchRequest("v2", {
        urls,
        options,
        ...(ignoreInvalidUrls ? { ignoreInvalidUrls } : {}),
        ...keyIn(idempotencyKey),
      });
}

const keyIn = (idempotencyKey?: string) => (idempotencyKey === undefined ? {} : { idempotencyKey });

/** Version 1 cancels a batch at the endpoint of a crawl. */
export function cancelBatchRequest(version: ApiVersion, id: string): WireRequest {
  const path = version === "v1" ? `/v1/crawl/${idIn(id)}` : `/v2/batch/scrape/${idIn(id)}`;
  return { method: "DELETE", path, action: "cancel batch scrape job" };
}

function objectIn(value: Json | undefined): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

/** The state of a batch, or a part of it with `skip` or `limit`; 400 without an id. */
export function batchStatusRequest(
  version: ApiVersion,
  id: string,
  part: { readonly skip?: number; readonly limit?: number } = {},
): WireRequest | Failure {
  if (id.trim() === "") return { kind: "no-batch-id" };
  const query = Object.entries(part).map(([name, value]) => `${name}=${value}`);
  const search = query.length === 0 ? "" : `?${query.join("&")}`;
  return get("check batch scrape status", `/${version}/batch/scrape/${idIn(id)}${search}`);
}

/** The pages of a batch that failed; the service answers GET here, whatever other clients send. */
export function batchErrorsRequest(version: ApiVersion, id: string): WireRequest | Failure {
  if (id.trim() === "") return { kind: "no-batch-id" };
  return get("check batch scrape errors", `/${version}/batch/scrape/${idIn(id)}/errors`);
}

export function extractRequest(version: ApiVersion, extract: ExtractOptions): WireRequest | Failure {
  const { urls, options = {}, schema, idempotencyKey } = extract;
  const read = schema && readSchema(schema);
  if (read && isFailure(read)) return read;
  const body: JsonObject = { urls, ...options, ...(read ? { schema: read } : {}) };
  return post("start extract job", `/${version}/extract`, body, idempotencyKey);
}

export function extractStatusRequest(version: ApiVersion, id: string): WireRequest {
  return get("get extract status", `/${version}/extract/${idIn(id)}`);
}

/** Version 2 of the service has no deep research and no LLMs.txt: these go to version 1 alone. */
export function researchRequest({ query, options = {}, jsonSchema }: ResearchOptions): WireRequest | Failure {
  const read = jsonSchema && readSchema(jsonSchema);
  if (read && isFailure(read)) return read;
  const schema = read ? { jsonOptions: { ...objectIn(options.jsonOptions), schema: read } } : {};
  return post("start deep research", "/v1/deep-research", { query, ...options, ...schema });
}

export function researchStatusRequest(id: string): WireRequest {
  return get("check deep research status", `/v1/deep-research/${idIn(id)}`);
}

export function llmsTextRequest(url: string, options: JsonObject = {}): WireRequest {
  return post("start LLMs.txt generation", "/v1/llmstxt", { url, ...options });
}

export function llmsTextStatusRequest(id: string): WireRequest {
  return get("check LLMs.txt generation status", `/v1/llmstxt/${idIn(id)}`);
}
