import { is } from "valibot";
import { contractOf } from "#domain/extraction/wire/contract.testing.ts";

/** A received request. */
export type ReceivedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
};

/** An answer; `hang` sends none until the server closes, `drop` closes the connection. */
export type Reply = {
  readonly status?: number;
  readonly body?: unknown;
  /** Sent unchanged instead of JSON. */
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly hang?: true;
  readonly drop?: true;
  /** Milliseconds before the answer is sent. */
  readonly delay?: number;
};

type Page = {
  readonly markdown: string;
  readonly html?: string;
  readonly metadata: { readonly sourceURL: string };
};

export type RouteOptions = {
  /** The pages of a site by the requested address. */
  readonly pagesOf?: (url: string) => readonly Page[];
  /** The data extracted from a page, for jobs that request it. */
  readonly dataOf?: (url: string) => unknown;
  /** The addresses that a map or a search finds. */
  readonly linksOf?: (asked: string) => readonly { readonly url: string; readonly title?: string }[];
  /** Number of polls before a job is completed. */
  readonly looks?: number;
  /** The versions of the API that the service speaks. */
  readonly versions?: readonly string[];
  /** Credits left in the account. */
  readonly credits?: number;
};

type Body = {
  readonly url?: string;
  readonly urls?: readonly string[];
  readonly query?: string;
  readonly formats?: readonly unknown[];
};

type Job = {
  readonly kind: string;
  readonly url: string;
  readonly urls: readonly string[];
  readonly wantsData: boolean;
  looks: number;
  isCancelled: boolean;
};

function isDataFormat(format: unknown): format is object {
  return typeof format === "object" && format !== null && "type" in format && format.type === "json";
}

const onePage = (url: string): readonly Page[] => [{ markdown: `# ${url}`, metadata: { sourceURL: url } }];
const error = (status: number, words: string): Reply => ({ status, body: { success: false, error: words } });

/** The answers of a service in the shapes of `contracts`, without a fault. */
export function wireRoutes(
  base: () => string,
  {
    pagesOf = onePage,
    dataOf = () => ({ ok: true }),
    linksOf = (asked) => onePage(asked).map(({ metadata }) => ({ url: metadata.sourceURL })),
    looks = 1,
    versions = ["v2", "v1"],
    credits = 1000,
  }: RouteOptions,
): (received: ReceivedRequest) => Reply {
  const jobs = new Map<string, Job>();

  function started(version: string, kind: string, { url = "", urls = [], formats = [] }: Body): Reply {
    const id = `job-${jobs.size + 1}`;
    const wantsData = formats.some(isDataFormat);
    jobs.set(id, { kind, url: url || (urls[0] ?? ""), urls, wantsData, looks: 0, isCancelled: false });
    return { body: { success: true, id, url: `${base()}/${version}/${kind}/${id}` } };
  }

  const withData = ({ metadata }: Page) => ({ json: dataOf(metadata.sourceURL), metadata });

  function state(path: string, id: string, skip: number): Reply {
    const job = jobs.get(id);
    if (!job) return error(404, "Job not found");
    const pages = job.wantsData ? pagesOf(job.url).map(withData) : pagesOf(job.url);
    job.looks += job.isCancelled ? 0 : 1;
    const counts = { success: true, total: pages.length, creditsUsed: pages.length };
    const completed = Math.floor(pages.length / 2);
    if (job.isCancelled || job.looks <= looks)
      return {
        body: {
          ...counts,
          status: job.isCancelled ? "cancelled" : "scraping",
          completed,
          data: pages.slice(0, completed),
        },
      };
    const half = Math.ceil(pages.length / 2);
    const isFirst = skip === 0 && pages.length > 1;
    const data = skip > 0 ? pages.slice(half) : isFirst ? pages.slice(0, half) : pages;
    const next = isFirst ? { next: `${base()}${path}?skip=${half}` } : {};
    const expiresAt = "2030-01-01T00:00:00.000Z";
    return { body: { ...counts, status: "completed", completed: pages.length, expiresAt, data, ...next } };
  }

  function posted(version: string, kind: string, body: Body): Reply {
    const links = () => linksOf(body.query ?? body.url ?? "");
    switch (kind) {
      case "scrape": {
        const [page] = pagesOf(body.url ?? "");
        return { body: { success: true, data: page && withData(page) } };
      }
      case "map":
        return { body: { success: true, links: version === "v1" ? links().map(({ url }) => url) : links() } };
      case "search":
        return { body: { success: true, data: version === "v1" ? links() : { web: links() } } };
      default:
        return started(version, kind, body);
    }
  }

  function agentState(id: string): Reply {
    const job = jobs.get(id);
    if (!job) return error(404, "Job not found");
    job.looks += 1;
    if (job.isCancelled) return { body: { success: true, status: "cancelled" } };
    if (job.looks <= looks) return { body: { success: true, status: "processing" } };
    const expiresAt = "2030-01-01T00:00:00.000Z";
    return { body: { success: true, status: "completed", data: dataOf(""), creditsUsed: 7, expiresAt } };
  }

  const isActive = ({ kind, looks: seen, isCancelled }: Job) =>
    kind === "crawl" && !isCancelled && seen <= looks;

  function got(path: string, kind: string, id: string, skip: number): Reply {
    if (id === "active") {
      const active = [...jobs].filter(([, job]) => isActive(job));
      return { body: { success: true, crawls: active.map(([one, { url }]) => ({ id: one, url })) } };
    }
    if (id === "errors") return { body: { errors: [], robotsBlocked: [] } };
    if (id === "credit-usage") {
      const data = { remainingCredits: credits, planCredits: 3000, billingPeriodEnd: null };
      return { body: { success: true, data } };
    }
    if (id === "queue-status") {
      const counts = { jobsInQueue: 3, activeJobsInQueue: 2, waitingJobsInQueue: 1, maxConcurrency: 2 };
      return { body: { success: true, ...counts, mostRecentSuccess: null } };
    }
    if (kind === "crawl" || kind === "batch") return state(path, id, skip);
    if (kind === "agent") return agentState(id);
    if (kind === "extract") return { body: { success: true, status: "completed", data: { ok: true } } };
    return { body: { success: true, status: "completed", activities: [], sources: [] } };
  }

  return ({ method, path, body }) => {
    const { pathname, searchParams } = new URL(path, "http://localhost");
    const [, version = "", ...rest] = pathname.split("/");
    const [kind = ""] = rest;
    const id = rest.at(-1) ?? "";
    const contract = contractOf(method, path);
    if (!versions.includes(version) || !contract)
      return {
        status: 404,
        raw: `<pre>Cannot ${method} ${pathname}</pre>`,
        headers: { "content-type": "text/html" },
      };
    // Version 1 ignores what it does not know.
    if (version === "v2" && contract.request && !is(contract.request, body))
      return error(400, "Bad Request: unrecognized body");
    if (method === "POST") return posted(version, kind, (body ?? {}) as Body);
    if (method === "GET") return got(pathname, kind, id, Number(searchParams.get("skip") ?? 0));
    const job = jobs.get(id);
    if (job) job.isCancelled = true;
    return { body: kind === "agent" ? { success: true } : { status: "cancelled" } };
  };
}
