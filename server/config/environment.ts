import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);

/** Calls; 0 for no limit. */
const rateLimit = z.coerce.number().int().min(0);

/** Settings of the server; `docs/operating.md` explains each. Empty values count as not set. */
const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default("::"),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default(".data"),
  API_RATE_LIMIT: rateLimit.default(600),
  PAGE_RATE_LIMIT: rateLimit.default(300),
  ASSISTANT_RATE_LIMIT: z.coerce.number().int().min(1).default(20),
  FIRECRAWL_URLS: z
    .string()
    .transform((list) => list.split(",").map((url) => url.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)))
    .default([]),
  YOUTUBE_API_KEY: z.string().min(1).optional(),
  VIDEO_PICTURES: z.stringbool().default(false),
  RUN_AS_USER: z.string().min(1).optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

export type Environment = z.infer<typeof environmentSchema>;

/** A setting that cannot be used; the message is the one line that the operator sees. */
export class SettingsError extends Error {}

/** Reads and checks the settings; throws SettingsError for the first invalid one. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const set = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = environmentSchema.safeParse(set);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0] ?? "environment");
  throw new SettingsError(`${name}=${set[name] ?? ""} cannot be used: ${issue?.message ?? "not valid"}`);
}
