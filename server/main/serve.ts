import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { type Environment, readEnvironment, SettingsError } from "#server/config/environment.ts";
import { readHelpLines } from "#server/config/help-lines-environment.ts";
import { readModelSettings } from "#server/config/model-environment.ts";
import { readServiceSettings } from "#server/config/service-environment.ts";
import { createServices, type Services } from "#server/services/services.ts";
import { noVideoFigures, youtubeVideoFigures } from "#server/services/video-figures.ts";
import { loadBuiltSite } from "./built-site.ts";
import { dropRoot, servingUser } from "./drop-root.ts";
import { type Metrics, openMetrics } from "./metrics.ts";
import { serviceState } from "./service-metrics.ts";
import { createWebServer } from "./web-server.ts";

/**
 * Longest time after a stop signal for requests under way and for what was promised in answers, in milliseconds; less
 * than the 30 seconds after which Docker and systemd kill the process.
 */
const drainTime = 20_000;
/** Of it, how long connections are accepted while any is open, then for their end, then for requests under way. */
const drainTimes = { accepting: 1000, finishing: 1250, answering: 12_000 };

function stopWithLine(line: string): never {
  console.error(`riwaq: ${line}`);
  process.exit(1);
}

function readSettings() {
  try {
    const settings = readEnvironment(process.env);
    const log = pino({ level: settings.LOG_LEVEL });
    return {
      settings,
      user: servingUser(settings.RUN_AS_USER),
      serviceSettings: readServiceSettings(process.env, log),
      model: readModelSettings(process.env),
      helpLines: readHelpLines(process.env),
    };
  } catch (error) {
    if (error instanceof SettingsError) stopWithLine(error.message);
    throw error;
  }
}

/** Creates a folder and its parents; Node's own recursive mode never returns on some pseudo file systems. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch {
    stopWithLine(`the data folder ${folder} cannot be written; set DATA_DIR to one that can`);
  }
}

function drainOnSignals(server: FastifyInstance, services: Services, metrics: Metrics | undefined): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => {
      setTimeout(() => process.exit(0), drainTime).unref();
      server
        .drain({ ...drainTimes })
        .then(() => services.close())
        .then(() => metrics?.close())
        .then(() => tracing?.close())
        .finally(() => process.exit(0));
    });
}

async function listen(server: FastifyInstance, { PORT, HOST }: Environment): Promise<void> {
  try {
    await server.listen({ port: PORT, host: HOST });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") stopWithLine(`port ${PORT} is in use; set PORT to another`);
    if (code === "EACCES") stopWithLine(`port ${PORT} may not be opened by this user; set PORT to another`);
    if (code === "EAFNOSUPPORT" && HOST === "::")
      return listen(server, { PORT, HOST: "0.0.0.0" } as Environment);
    if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL"].includes(code ?? ""))
      stopWithLine(`HOST=${HOST} cannot be used: this machine has no such address`);
    throw error;
  }
}

async function listenForMetrics(metrics: Metrics | undefined, { METRICS_PORT, METRICS_HOST }: Environment) {
  if (METRICS_PORT === undefined) return;
  await metrics?.listen(METRICS_PORT, METRICS_HOST).catch(() => {
    stopWithLine(
      `metrics cannot be served at ${METRICS_HOST}, port ${METRICS_PORT}; set METRICS_PORT to another`,
    );
  });
}

async function openTracingTo(endpoint: string | undefined) {
  if (endpoint === undefined) return undefined;
  const { openTracing } = await import("./tracing.ts");
  return openTracing(endpoint);
}

function giveUpRoot(): void {
  try {
    if (user) dropRoot(user, { data, program: root });
    else if (process.getuid?.() === 0)
      server.log.warn("the server runs as root: set RUN_AS_USER to a user that it is to become");
  } catch (error) {
    if (error instanceof SettingsError) stopWithLine(error.message);
    throw error;
  }
}

async function openServices(services: Services): Promise<void> {
  try {
    await services.open();
  } catch (error) {
    stopWithLine(error instanceof Error ? error.message : String(error));
  }
}

const root = resolve(import.meta.dirname, "../..");
const { settings, user, serviceSettings, model, helpLines } = readSettings();
const data = resolve(settings.DATA_DIR);
prepareDataFolder(data);
const origin = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, "");
const site = await loadBuiltSite(root);
const services = createServices(serviceSettings);
const metrics = settings.METRICS_PORT === undefined ? undefined : await openMetrics(serviceState(services));
const tracing = await openTracingTo(settings.OTEL_EXPORTER_OTLP_ENDPOINT);
const server = await createWebServer({
  site,
  origin,
  logLevel: settings.LOG_LEVEL,
  services,
  trustedProxies: serviceSettings.trustedProxies,
  apiRateLimit: settings.API_RATE_LIMIT || undefined,
  pageRateLimit: settings.PAGE_RATE_LIMIT || undefined,
  assistantRateLimit: settings.ASSISTANT_RATE_LIMIT,
  extractionOrigins: settings.FIRECRAWL_URLS,
  videos: {
    source: settings.YOUTUBE_API_KEY ? youtubeVideoFigures(settings.YOUTUBE_API_KEY) : noVideoFigures,
    showsPictures: settings.VIDEO_PICTURES,
  },
  metrics,
  tracing,
  model,
  helpLines,
});
drainOnSignals(server, services, metrics);
await listen(server, settings);
await listenForMetrics(metrics, settings);
giveUpRoot();
console.log(`Riwaq is ready at ${origin}`);
await openServices(services);
