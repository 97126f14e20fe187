/** Texts, code and indexes, whose addresses carry their hash. */
export const publishedCache = "published";

/** Pages as they were last sent. */
export const pageCache = "pages";

/** Recitations kept on purpose. */
export const audioCache = "recitations";

/** What was asked to be kept, one record a pack. */
export const packCache = "packs";

/** Code of versions that are gone, for pages that were opened with it; the moment it went follows the name. */
export const outgoingCache = "outgoing-";

/** The words of notices, for when no page is open. */
export const noticeCache = "notices";

/** The page that draws any address from what the device has. */
export const offlineShell = "/offline-shell";

/** What a page may ask of the service worker. */
export type WorkerRequest =
  /** Take over from the version before, now. */
  | { readonly type: "takeOver" }
  /** Keep the words and names of a language; answered with true or false. */
  | { readonly type: "keepLanguage"; readonly language: string };
