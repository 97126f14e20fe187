import type { CrawlTarget } from "./crawl-run.ts";
import { pagesOfSite } from "./crawl-sites.ts";

/** What a person typed to crawl a site of their own choice. */
export type TypedCrawl = {
  readonly address: string;
  readonly limit: string;
  /** Links away from the first page; blank for no bound. */
  readonly depth: string;
  /** Patterns of paths, one on each line. */
  readonly include: string;
  readonly exclude: string;
};

export const usualCrawl: TypedCrawl = {
  address: "",
  limit: String(pagesOfSite),
  depth: "",
  include: "",
  exclude: "",
};

/** The most pages that one crawl may have: more than a browser can compare and store at once is of no use. */
export const mostPages = 1000;
const mostDepth = 20;

/** Why a crawl cannot be started. */
export type CrawlProblem =
  | { readonly problem: "wrongAddress" | "wrongLimit" | "wrongDepth" }
  | { readonly problem: "wrongPattern"; readonly pattern: string };

/** The host of a web address without `www.`; undefined for anything else, also with a name and a password in it. */
export function hostOf(address: string): string | undefined {
  const host = /^https?:\/\/([^\s/?#@]+)(?:[/?#][^\s]*)?$/i.exec(address.trim())?.[1];
  return host?.toLowerCase().replace(/^www\./, "");
}

function readCount(typed: string, least: number, most: number): number | undefined {
  const count = Number(typed.trim());
  return typed.trim() !== "" && Number.isInteger(count) && count >= least && count <= most
    ? count
    : undefined;
}

const linesOf = (typed: string) =>
  typed
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean);

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern) instanceof RegExp;
  } catch {
    return false;
  }
}

/** The crawl of a typed site, or what is wrong with it. */
export function readCrawl({
  address,
  limit,
  depth,
  include,
  exclude,
}: TypedCrawl): CrawlTarget | CrawlProblem {
  const id = hostOf(address);
  if (id === undefined) return { problem: "wrongAddress" };
  const pages = readCount(limit, 1, mostPages);
  if (pages === undefined) return { problem: "wrongLimit" };
  const links = depth.trim() === "" ? undefined : readCount(depth, 0, mostDepth);
  if (depth.trim() !== "" && links === undefined) return { problem: "wrongDepth" };
  const [includePaths, excludePaths] = [linesOf(include), linesOf(exclude)];
  const pattern = [...includePaths, ...excludePaths].find((one) => !isPattern(one));
  if (pattern !== undefined) return { problem: "wrongPattern", pattern };
  const paths = {
    ...(includePaths.length === 0 ? {} : { includePaths }),
    ...(excludePaths.length === 0 ? {} : { excludePaths }),
    ...(links === undefined ? {} : { depth: links }),
  };
  const hasPaths = Object.keys(paths).length > 0;
  return { id, url: address.trim(), limit: pages, ...(hasPaths ? { paths } : {}) };
}
