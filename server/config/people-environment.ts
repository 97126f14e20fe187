import { resolve } from "node:path";
import { z } from "zod";
import type { GivingSettings } from "#server/services/giving/giving-settings.ts";
import { type Mail, smtpMail } from "#server/services/mail.ts";
import type { Log } from "#server/store/log.ts";
import type { StorePlace } from "#server/store/store.ts";
import { WrongSetting } from "./environment.ts";
import { readGivingSettings } from "./giving-environment.ts";

/** Settings of the store, the accounts and the mail; `docs/operating.md` explains each. */
const peopleEnvironment = z
  .object({
    PORT: z.string().default("3000"),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATA_DIR: z.string().default(".data"),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().min(3).optional(),
    PUSH_ORIGINS: z
      .string()
      .transform((list) => list.split(",").map((origin) => origin.trim().replace(/\/$/, "")))
      .pipe(z.array(z.url({ protocol: /^https?$/ })))
      .default([]),
    TRUST_PROXY: z.string().optional(),
    SYNC_QUOTA_MB: z.coerce.number().positive().max(100_000).default(20),
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined, {
    path: ["MAIL_FROM"],
    message: "is needed with SMTP_URL: the address that letters come from",
  });

/** Where people's data lies, how letters leave, and the address links are made with. */
export type PeopleSettings = {
  place: StorePlace;
  mail: Mail | undefined;
  publicUrl: string;
  /** `contact` is where push services may complain; `origins` are allowed besides those that are known. */
  push: { contact: string; origins: readonly string[] };
  giving: GivingSettings;
  /** Bytes that what one member keeps may take. */
  mostSyncBytes: number;
  /** Fastify's `trustProxy`: who may name a visitor's address; nobody by default, or limits could be dodged. */
  trustedProxies: string[] | false;
};

/** Reads them; throws WrongSetting, whose message is the one line the operator sees. Empty values are not set. */
export function readPeopleSettings(source: NodeJS.ProcessEnv, log: Log): PeopleSettings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const read = peopleEnvironment.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new WrongSetting(`${issue?.path.join(".")} cannot be used: ${issue?.message}`);
  }
  const {
    PORT,
    PUBLIC_URL,
    DATA_DIR,
    DATABASE_URL,
    SMTP_URL,
    MAIL_FROM,
    PUSH_ORIGINS,
    TRUST_PROXY,
    SYNC_QUOTA_MB,
  } = read.data;
  const publicUrl = PUBLIC_URL ?? `http://localhost:${PORT}`;
  return {
    place: { databaseUrl: DATABASE_URL, dataDirectory: resolve(DATA_DIR), log },
    mail: SMTP_URL && MAIL_FROM ? smtpMail({ url: SMTP_URL, from: MAIL_FROM }) : undefined,
    trustedProxies: TRUST_PROXY?.split(",").map((address) => address.trim()) ?? false,
    publicUrl,
    mostSyncBytes: SYNC_QUOTA_MB * 1_000_000,
    giving: readGivingSettings(source),
    push: { contact: contactOf(publicUrl, MAIL_FROM), origins: PUSH_ORIGINS },
  };
}

/** Push services ask for an https: or mailto: address (RFC 8292, 2.1). */
function contactOf(publicUrl: string, mailFrom: string | undefined): string {
  const address = mailFrom?.match(/[^\s<>]+@[^\s<>]+/)?.[0];
  if (address) return `mailto:${address}`;
  return publicUrl.startsWith("https:") ? publicUrl : `mailto:operator@${new URL(publicUrl).hostname}`;
}
