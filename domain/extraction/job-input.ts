/** Jobs of the service other than the crawl of a site. */
export const otherJobKinds = ["batch", "extract", "agent", "research", "llms-text"] as const;
export type OtherJobKind = (typeof otherJobKinds)[number];

/** The most addresses of one batch or extract: as many as pages of a crawled site. */
export const mostAddresses = 100;

/** The most credits that an agent may spend unless the person says otherwise, and the most that can be chosen. */
export const usualAgentCredits = 100;
const mostAgentCredits = 2500;

/** Reads a typed number of credits for an agent; undefined for anything but a whole number from 1 to 2500. */
export function readAgentCredits(typed: string): number | undefined {
  const credits = Number(typed.trim());
  return Number.isInteger(credits) && credits >= 1 && credits <= mostAgentCredits ? credits : undefined;
}

type ReadAddresses = { readonly addresses: readonly string[]; readonly wrong: readonly string[] };

/**
 * Parses addresses separated by spaces, commas or lines: each valid one once, and the invalid ones, as a whole line
 * where the line has no valid one. `canParse` is `URL.canParse` or an equivalent.
 */
export function readAddresses(typed: string, canParse: (word: string) => boolean): ReadAddresses {
  const isAddress = (word: string) => /^https?:\/\/[^/]/i.test(word) && canParse(word);
  const addresses = new Set<string>();
  const wrong = new Set<string>();
  for (const line of typed.split(/[\r\n]+/)) {
    const words = line.split(/[\s,]+/).filter(Boolean);
    const good = words.filter(isAddress);
    for (const word of good) addresses.add(word);
    if (good.length > 0) for (const word of words.filter((one) => !isAddress(one))) wrong.add(word);
    else if (words.length > 0) wrong.add(line.trim());
  }
  return { addresses: [...addresses], wrong: [...wrong] };
}

/** Parses a typed JSON schema; undefined for a blank one, null for anything but a JSON object. */
export function readTypedSchema(typed: string): { readonly [key: string]: unknown } | undefined | null {
  if (typed.trim() === "") return undefined;
  try {
    const value: unknown = JSON.parse(typed);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as { readonly [key: string]: unknown }) : null;
  } catch {
    return null;
  }
}
