import type { JobText } from "./job-text.ts";
import type { WireDocument } from "./wire/answers.ts";
import type { Failure } from "./wire/failure.ts";
import { type ApiVersion, isFailure } from "./wire/requests.ts";

/** How data is extracted from pages: version 1 has a job for it, version 2 scrapes one page or several. */
export type DataEndpoint = "extract" | "scrape" | "batch";

export function dataEndpoint(version: ApiVersion, addresses: number): DataEndpoint {
  if (version === "v1") return "extract";
  return addresses === 1 ? "scrape" : "batch";
}

/** The requested address of a page. */
function addressOf({ metadata = {} }: WireDocument): string {
  const address = [metadata.sourceURL, metadata.url].find((one) => typeof one === "string");
  return typeof address === "string" ? address : "";
}

/** Addresses are compared without a trailing slash and the case of the host. */
function plainAddress(address: string): string {
  const [whole, host = "", path = ""] = /^(https?:\/\/[^/?#]*)(.*?)\/?$/i.exec(address.trim()) ?? [];
  return whole === undefined ? address : `${host.toLowerCase()}${path}`;
}

function sourcesOf(pages: readonly WireDocument[]): JobText["sources"] {
  return pages.flatMap((page) => {
    const [url, title] = [addressOf(page), page.metadata?.title];
    if (!/^https?:\/\//i.test(url)) return [];
    return [{ url, title: typeof title === "string" && title.trim() !== "" ? title : url }];
  });
}

/** The data of one page, as JSON. */
export function oneData(page: WireDocument | Failure): JobText | Failure {
  if (isFailure(page)) return page;
  if (page.json === undefined) return { kind: "no-page-data" };
  return { text: JSON.stringify(page.json, null, 2), sources: sourcesOf([page]) };
}

/** The data of several pages with their addresses, as JSON; null for an address without data. */
export function manyData(addresses: readonly string[], pages: readonly WireDocument[]): JobText | Failure {
  if (pages.every(({ json }) => json === undefined)) return { kind: "no-page-data" };
  const seen = new Set(pages.map((page) => plainAddress(addressOf(page))));
  const list = [
    ...pages.map((page) => ({ url: addressOf(page), data: page.json ?? null })),
    ...addresses.filter((address) => !seen.has(plainAddress(address))).map((url) => ({ url, data: null })),
  ];
  return { text: JSON.stringify(list, null, 2), sources: sourcesOf(pages) };
}
