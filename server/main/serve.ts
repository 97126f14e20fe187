import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { type Environment, readEnvironment, WrongSetting } from "#server/config/environment.ts";
import { readModelSettings } from "#server/config/model-environment.ts";
import { readPeopleSettings } from "#server/config/people-environment.ts";
import type { People } from "#server/http/routes/people.ts";
import { noVideoFigures, youtubeVideoFigures } from "#server/services/video-figures.ts";
import { loadBuiltSite } from "./built-site.ts";
import { readHelpLines } from "./help-lines-environment.ts";
import { type Metrics, openMetrics } from "./metrics.ts";
import { people } from "./people.ts";
import { createWebServer } from "./web-server.ts";

/** Longest wait for requests under way once the server was told to stop, in milliseconds. */
const drainTime = 4000;

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
      peopleSettings: readPeopleSettings(process.env, log),
      model: readModelSettings(process.env),
      helpLines: readHelpLines(process.env),
    };
  } catch (error) {
    if (error instanceof WrongSetting) stopWithLine(error.message);
    throw error;
  }
}

/** Makes a folder and those above it; Node's own recursive mode never returns on some pseudo file systems. */
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

function drainOnSignals(server: FastifyInstance, people: People, metrics: Metrics | undefined): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => {
      setTimeout(() => process.exit(0), drainTime).unref();
      server
        .close()
        .then(() => people.close())
        .then(() => metrics?.close())
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

async function openPeople(people: People): Promise<void> {
  try {
    await people.open();
  } catch (error) {
    stopWithLine(error instanceof Error ? error.message : String(error));
  }
}

const { settings, peopleSettings, model, helpLines } = readSettings();
prepareDataFolder(resolve(settings.DATA_DIR));
const origin = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, "");
const site = await loadBuiltSite(resolve(import.meta.dirname, "../.."));
const members = people(peopleSettings);
const metrics = settings.METRICS_PORT === undefined ? undefined : await openMetrics();
const server = await createWebServer({
  site,
  origin,
  logLevel: settings.LOG_LEVEL,
  people: members,
  trustedProxies: peopleSettings.trustedProxies,
  apiRateLimit: settings.API_RATE_LIMIT,
  extractionOrigins: settings.FIRECRAWL_URLS,
  videos: {
    source: settings.YOUTUBE_API_KEY ? youtubeVideoFigures(settings.YOUTUBE_API_KEY) : noVideoFigures,
    showsPictures: settings.VIDEO_PICTURES,
  },
  metrics,
  model,
  helpLines,
});
drainOnSignals(server, members, metrics);
await listen(server, settings);
await listenForMetrics(metrics, settings);
console.log(`Riwaq is ready at ${origin}`);
await openPeople(members);
