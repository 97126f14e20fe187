import type { SiteDetails } from "./schema.ts";

/**
 * What the operator of this site fills in. An empty text is not drawn: no dead link stands in the footer. The
 * build fails on invalid values.
 */
export const site: SiteDetails = {
  /** Where people may write or call. */
  contacts: { mail: "", telephone: "", post: "" },
  /** Whole addresses, `https://…`. */
  social: {
    bluesky: "",
    discord: "",
    facebook: "",
    github: "",
    instagram: "",
    linkedin: "",
    mastodon: "",
    pinterest: "",
    reddit: "",
    snapchat: "",
    telegram: "",
    threads: "",
    tiktok: "",
    whatsapp: "",
    x: "",
    youtube: "",
  },
  /** A video of the footer by its id at YouTube, opened by a click only. */
  video: {
    youtubeId: "UDvh63xHVa0",
    title: { ar: "سورة الفاتحة، مشاري العفاسي", en: "Surah Al-Fatiha, Mishary Alafasy" },
  },
  /** The extension's pages in the stores, once it stands there; until then the packed file is offered. */
  extension: { chromeStore: "", braveStore: "" },
};
