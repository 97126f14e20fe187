/** Where localStorage has the verse read last; the first paint of a reader needs it, so it cannot wait for IndexedDB. */
export const lastReadKey = "reader.position";

/** The paths of the two readers, which continue where the person stopped. */
export const readerPath = /^\/(digital|complete)-quran$/;

/** Parameters with which the address of a reader says itself what to open. */
const placeParameters = ["surah", "verse", "tab", "q", "plan"];

/** True for the search part of an address that leaves it to the reader where to open. */
export function hasNoPlace(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return !placeParameters.some((name) => parameters.has(name));
}
