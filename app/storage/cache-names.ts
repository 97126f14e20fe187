/** Texts, code and indexes, whose addresses carry their hash. */
export const publishedCache = "published";

/** Pages as they were last sent. */
export const pageCache = "pages";

/** Recitations that the person downloaded. */
export const audioCache = "recitations";

/** The packs that were requested, one record each. */
export const packCache = "packs";

/** Code of earlier versions, for pages that were opened with it; the time it was replaced follows the name. */
export const outgoingCache = "outgoing-";

/** The texts of notifications, for when no page is open. */
export const noticeCache = "notices";

/** World maps of crescents, one per evening, as they were computed here. */
export const crescentCache = "crescents";

/** A text that another app has shared, until the page takes it. */
export const sharedCache = "shared";

/** The page that checks a text, and the address to which the device sends what another app shares. */
export const quoteCheckAddress = "/quote-check";

/** The page that renders any address from what is stored on the device. */
export const offlineShell = "/offline-shell";

/** What a page may request of the service worker. */
export type WorkerRequest =
  /** Replace the earlier version now. */
  | { readonly type: "takeOver" }
  /** Cache the messages and names of a language; answered with true or false. */
  | { readonly type: "keepLanguage"; readonly language: string };
