import { z } from "zod";

const maybe = <Schema extends z.ZodType<string>>(schema: Schema) => z.union([z.literal(""), schema]);
const address = maybe(z.url({ protocol: /^https$/ }));
const words = z.string().trim().min(1);

const socialKinds = [
  "bluesky",
  "discord",
  "facebook",
  "github",
  "instagram",
  "linkedin",
  "mastodon",
  "pinterest",
  "reddit",
  "snapchat",
  "telegram",
  "threads",
  "tiktok",
  "whatsapp",
  "x",
  "youtube",
] as const;

/** The shape of `site.ts`; every text may be empty. */
export const siteDetails = z.strictObject({
  contacts: z.strictObject({
    mail: maybe(z.email()),
    telephone: maybe(z.string().regex(/^\+[\d ]{6,20}$/)),
    post: z.string(),
  }),
  social: z.record(z.enum(socialKinds), address),
  video: z.strictObject({
    youtubeId: maybe(z.string().regex(/^[\w-]{11}$/)),
    title: z.strictObject({ ar: words, en: words }),
  }),
  extension: z.strictObject({ chromeStore: address, braveStore: address }),
});

export type SiteDetails = z.infer<typeof siteDetails>;
export type SocialKind = (typeof socialKinds)[number];
