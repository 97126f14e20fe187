/** Texts, code and indexes, whose addresses carry their hash. */
export const publishedCache = "published";

/** Pages as they were last sent. */
export const pageCache = "pages";

/** Recitations kept on purpose. */
export const audioCache = "recitations";

/** The page that draws any address from what the device has. */
export const offlineShell = "/offline-shell";
