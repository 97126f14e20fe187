/** A place in an imported collection: `?browse=&book=&chapter=&number=&page=`. */
export type BrowsedPlace = {
  readonly collection: string;
  readonly book?: string;
  readonly chapter?: string;
  /** The hadith with this number, whatever its book. */
  readonly number?: string;
  /** From 1; the first where there is none. */
  readonly page?: number;
};

const longest = 16;

const shortened = (typed: string | null) => (typed ?? "").trim().slice(0, longest);

/** Reads the place in a collection from an address. */
export function browsedPlace(
  collection: string,
  parameters: URLSearchParams,
): BrowsedPlace & { page: number } {
  const book = shortened(parameters.get("book"));
  const chapter = shortened(parameters.get("chapter"));
  const number = shortened(parameters.get("number"));
  const page = /^[1-9]\d{0,3}$/.exec(parameters.get("page") ?? "")?.[0];
  return {
    collection,
    ...(book ? { book } : {}),
    ...(book && chapter ? { chapter } : {}),
    ...(number ? { number } : {}),
    page: Number(page ?? 1),
  };
}

/** The address of a place in an imported collection. */
export function browseAddress({ collection, page, ...place }: BrowsedPlace): string {
  const pages = page === undefined || page === 1 ? {} : { page: String(page) };
  return `/hadith?${new URLSearchParams({ browse: collection, ...place, ...pages })}`;
}
