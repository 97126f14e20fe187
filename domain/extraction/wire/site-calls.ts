import type { WireAnswer } from "./answers.ts";
import { type Failure, failureOf, type WireAction } from "./failure.ts";
import { type ApiVersion, get, post, type WireRequest } from "./requests.ts";

/** A page that a map or a search found. */
export type FoundPage = { readonly url: string; readonly title?: string };

/** The most pages of a map, and the most results of a search. */
const mostMapped = 1000;
const mostFound = 20;
/** Credits of a map, and of each ten results of a search: docs.firecrawl.dev/billing, read in November 2026. */
export const creditsOfMap = 1;
export const creditsOfSearch = (mostFound / 10) * 2;

/** Lists the pages of a site without fetching them; `search` puts pages about it first. */
export function mapRequest(version: ApiVersion, url: string, search = ""): WireRequest {
  const body = { url, limit: mostMapped, ...(search === "" ? {} : { search }) };
  return post("map site", `/${version}/map`, body);
}

export function searchRequest(version: ApiVersion, query: string): WireRequest {
  return post("search", `/${version}/search`, { query, limit: mostFound });
}

type Loose = Readonly<Record<string, unknown>>;
const object = (value: unknown): Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Loose) : {};
const number = (value: unknown) =>
  typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : undefined;

/** Only web addresses: data from the service must not become any other kind of link. */
function foundPage(value: unknown): FoundPage[] {
  const { url, title } = typeof value === "string" ? { url: value, title: "" } : object(value);
  if (typeof url !== "string" || !/^https?:\/\/[^/]/i.test(url)) return [];
  return [{ url, ...(typeof title === "string" && title.trim() !== "" ? { title: title.trim() } : {}) }];
}

function bodyOf(action: WireAction, answer: WireAnswer): Loose | Failure {
  if (answer.problem) return { kind: answer.problem, action };
  if (answer.status !== 200) return failureOf(action, answer.status, answer.body);
  const body = object(answer.body);
  return body.success === false ? failureOf(action, 500, body) : body;
}

const isFailed = (body: Loose | Failure): body is Failure => "kind" in body;

/**
 * The pages that a map (`links`) or a search (`data`, in version 2 `data.web`) found, each once; the addresses may be
 * strings or objects.
 */
export function readFound(action: "map site" | "search", answer: WireAnswer): readonly FoundPage[] | Failure {
  const body = bodyOf(action, answer);
  if (isFailed(body)) return body;
  const lists = [body.links, body.data, object(body.data).web];
  const list = lists.find(Array.isArray);
  if (!list && action === "map site") return { kind: "unreadable", action };
  const pages = new Map((list ?? []).flatMap(foundPage).map((page) => [page.url, page]));
  return [...pages.values()];
}

/** A crawl that is at work at the service. */
export type ActiveCrawl = { readonly id: string; readonly url: string };

export function readActiveCrawls(answer: WireAnswer): readonly ActiveCrawl[] | Failure {
  const body = bodyOf("ask for the version", answer);
  if (isFailed(body)) return body;
  const list = Array.isArray(body.crawls) ? body.crawls : [];
  return list.flatMap((one) => {
    const { id, url } = object(one);
    return typeof id === "string" && typeof url === "string" ? [{ id, url }] : [];
  });
}

export function creditsRequest(version: ApiVersion): WireRequest {
  return get("check credits", `/${version}/team/credit-usage`);
}

/** Version 2 only. */
export function queueRequest(): WireRequest {
  return get("check queue", "/v2/team/queue-status");
}

/** Credits left in the account; some servers write the names with underscores. */
export function readCredits(answer: WireAnswer): { readonly left: number } | Failure {
  const body = bodyOf("check credits", answer);
  if (isFailed(body)) return body;
  const data = object(body.data);
  const left = number(data.remainingCredits) ?? number(data.remaining_credits);
  return left === undefined ? { kind: "unreadable", action: "check credits" } : { left };
}

/** Pages being fetched, pages waiting, and how many are fetched at once. */
export type Queue = { readonly active: number; readonly waiting: number; readonly most: number };

export function readQueue(answer: WireAnswer): Queue | Failure {
  const body = bodyOf("check queue", answer);
  if (isFailed(body)) return body;
  const [active, waiting, most] = [
    number(body.activeJobsInQueue),
    number(body.waitingJobsInQueue),
    number(body.maxConcurrency),
  ];
  if (active === undefined || waiting === undefined || most === undefined)
    return { kind: "unreadable", action: "check queue" };
  return { active, waiting, most };
}
