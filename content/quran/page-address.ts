import built from "./built/editions.json" with { type: "json" };

/** Pages of the Madinah mushaf. */
export const pageCount = 604;

const folder = `/texts/quran/pages-${built.pages}`;

/** Address of one file with all pages of the mushaf and their hashes, for a device without a connection. */
export const pagesAddress = `${folder}/all.json`;

/** Address of a page of the mushaf, 1 to 604; throws RangeError for another. */
export function pageAddress(page: number): string {
  if (!(page >= 1 && page <= pageCount)) throw new RangeError(`there is no page ${page}`);
  return `${folder}/${page}.json`;
}

/** Address of the hashes of twenty pages, from group 1. */
export function pageHashesAddress(group: number): string {
  return `${folder}/hashes-${group}.json`;
}
