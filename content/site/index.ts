import type { Language } from "#domain/language.ts";
import type { SocialKind } from "./schema.ts";
import { site } from "./site.ts";

export { site } from "./site.ts";

const socialNames: Record<SocialKind, string> = {
  bluesky: "Bluesky",
  discord: "Discord",
  facebook: "Facebook",
  github: "GitHub",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  mastodon: "Mastodon",
  pinterest: "Pinterest",
  reddit: "Reddit",
  snapchat: "Snapchat",
  telegram: "Telegram",
  threads: "Threads",
  tiktok: "TikTok",
  whatsapp: "WhatsApp",
  x: "X",
  youtube: "YouTube",
};

/** The social links that are filled in. */
export const socialLinks = (Object.keys(socialNames) as SocialKind[]).flatMap((kind) =>
  site.social[kind] === "" ? [] : [{ kind, name: socialNames[kind], address: site.social[kind] }],
);

/** Files that can be downloaded, by their address. */
export const sheetAddress = {
  facts: (language: Language) => `/sheets/riwaq-${language}.pdf`,
  partners: "/sheets/partners.csv",
  platforms: "/sheets/platforms.csv",
  projects: "/sheets/projects.csv",
  safeView: "/sheets/riwaq-safe-view.zip",
} as const;
