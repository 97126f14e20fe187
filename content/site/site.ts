import type { SiteDetails } from "./schema.ts";

/**
 * The operator's details of this site. An empty one is not rendered, so the footer has no dead links. The
 * build fails on invalid values.
 */
export const site: SiteDetails = {
  /** How people can reach the operator by email or phone. */
  contacts: { mail: "", telephone: "", post: "" },
  /** Full URLs, `https://…`. */
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
  /** A video in the footer by its YouTube id; it loads only after a click. */
  video: {
    youtubeId: "UDvh63xHVa0",
    title: { ar: "سورة الفاتحة، مشاري العفاسي", en: "Surah Al-Fatiha, Mishary Alafasy" },
  },
  /** The extension's pages in the stores, once it is published there; until then the packed file is offered. */
  extension: { chromeStore: "", braveStore: "" },
};
