import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { smtpMailer } from "#server/services/mailer.ts";
import type { ServiceSettings } from "#server/services/services.ts";
import type { Log } from "#server/store/log.ts";
import { SettingsError } from "./environment.ts";
import { readGivingSettings } from "./giving-environment.ts";

/** True for an address, one with the length of its network, and Fastify's three names of networks. */
function isNetwork(text: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(text)) return true;
  const [address = "", length] = text.split(/\/(.*)/s);
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return bits > 0 && (length === undefined || (/^[1-9]\d*$/.test(length) && Number(length) <= bits));
}

/** Settings of everything that needs the database; `docs/operating.md` explains each. */
const serviceEnvironment = z
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
    TRUST_PROXY: z
      .string()
      .transform((list) => list.split(",").map((address) => address.trim()))
      .pipe(z.array(z.string().refine(isNetwork, "is no address and no network such as 10.0.0.0/8")))
      .optional(),
    SYNC_QUOTA_MB: z.coerce.number().positive().max(100_000).default(20),
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined, {
    path: ["MAIL_FROM"],
    message: "is needed with SMTP_URL: the address that emails come from",
  });

/** Reads the settings; throws SettingsError. Empty values count as not set. */
export function readServiceSettings(source: NodeJS.ProcessEnv, log: Log): ServiceSettings {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const read = serviceEnvironment.safeParse(values);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new SettingsError(`${issue?.path.join(".")} cannot be used: ${issue?.message}`);
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
    mailer: SMTP_URL && MAIL_FROM ? smtpMailer({ url: SMTP_URL, from: MAIL_FROM }) : undefined,
    trustedProxies: TRUST_PROXY ?? false,
    publicUrl,
    maxSyncBytes: SYNC_QUOTA_MB * 1_000_000,
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
