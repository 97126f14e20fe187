/** Jobs of the service beside the crawl of a site. */
export const otherJobKinds = ["batch", "extract", "research", "llms-text"] as const;
export type OtherJobKind = (typeof otherJobKinds)[number];

/** Most addresses of one batch or extract; as many as pages of a crawled site. */
export const mostAddresses = 100;

type ReadAddresses = { readonly addresses: readonly string[]; readonly wrong: readonly string[] };

/**
 * Addresses as a person writes them, parted by spaces, commas or lines: each once, and what is none, as a whole line
 * where nothing on the line is one. `canParse` says whether a word is an address at all, as `URL.canParse` does.
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

/** A JSON schema as a person writes it; undefined for a blank one, null for what is no object of JSON. */
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
