import Fastify, { type FastifyInstance, LogController } from "fastify";
import { type HelpLine, knownHelpLines } from "#domain/distress/help-lines.ts";
import { refuseOpenCall } from "#server/http/errors/refuse-open-call.ts";
import { helpLineRoutes } from "#server/http/routes/help-lines.ts";
import { openApiRoutes } from "#server/http/routes/open-api.ts";
import { pageRoutes } from "#server/http/routes/pages.ts";
import { type People, peopleRoutes } from "#server/http/routes/people.ts";
import { publishedRoutes, publishedTextRoutes } from "#server/http/routes/published.ts";
import { siteFileRoutes } from "#server/http/routes/site-files.ts";
import { videoFigureRoutes } from "#server/http/routes/video-figures.ts";
import { assistants } from "#server/services/assistants.ts";
import { type ModelSettings, offeredModel } from "#server/services/model/offered-model.ts";
import { publishedTexts } from "#server/services/published-text.ts";
import { quranSearches } from "#server/services/quran-search.ts";
import { verifiedTexts } from "#server/services/verified-texts.ts";
import { noVideoFigures, type VideoFigureSource } from "#server/services/video-figures.ts";
import type { BuiltSite } from "./built-site.ts";
import type { Metrics } from "./metrics.ts";
import { pageStore } from "./page-store.ts";
import { pageTexts } from "./page-texts.ts";
import { readableAddress } from "./readable-address.ts";
import { securityHeaders } from "./security-headers.ts";

type WebServer = {
  readonly site: BuiltSite;
  readonly origin: string;
  readonly logLevel: string;
  readonly people: People;
  /** Who may name a visitor's network address. */
  readonly trustedProxies: string[] | false;
  /** Most calls of the open API, and searches of imported hadith, in a minute from one network address; undefined for no limit. */
  readonly apiRateLimit?: number | undefined;
  /** Origins of extraction services besides the hosted one. */
  readonly extractionOrigins?: readonly string[];
  readonly metrics?: Metrics | undefined;
  /** Where figures of videos come from, and whether the host's pictures may be shown unasked. */
  readonly videos?: { readonly source: VideoFigureSource; readonly showsPictures: boolean };
  /** The language model the operator offers beside the sources. */
  readonly model?: ModelSettings | undefined;
  /** Whom somebody in danger can call; ours when not said. */
  readonly helpLines?: readonly HelpLine[];
  /** Milliseconds given to slow visitors; tests give less. */
  readonly timeouts?: typeof defaultTimeout;
  /** Where the log goes; standard output when not said. */
  readonly logStream?: { readonly write: (line: string) => void };
  /** Pages are rendered anew each time, and the headers that would keep a reloading page from working are left out. */
  readonly isDevelopment?: boolean;
};

const largestBody = 1_048_576;

/**
 * Milliseconds that a connection may take for its headers and for a whole request, and how often that is looked
 * after: whoever opens connections and says nothing keeps each for 12.5 seconds at most.
 */
const defaultTimeout = { headers: 10_000, request: 30_000, look: 2500 };

/** The server with all its routes, not yet listening. */
export async function createWebServer(options: WebServer): Promise<FastifyInstance> {
  const { site, origin, logLevel, people, isDevelopment = false, timeouts = defaultTimeout } = options;
  const server = Fastify({
    logger:
      logLevel === "silent"
        ? false
        : { level: logLevel, ...(options.logStream && { stream: options.logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: largestBody,
    trustProxy: options.trustedProxies,
    requestTimeout: timeouts.request,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.look },
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = "/" }) => readableAddress(url),
    // What is wrong before any route is reached: a part of an address longer than any we have.
    frameworkErrors: refuseOpenCall,
  });
  server.setErrorHandler(refuseOpenCall);
  closeConnections(server);
  await publishedTextRoutes(server, site.folders.published);
  options.metrics?.watch(server);
  if (!isDevelopment) await securityHeaders(server, site.headScript, options.extractionOrigins);
  const addresses = site.routeTable.map((entry) => entry.address);
  await server.register(publishedRoutes, site.folders);
  await server.register(siteFileRoutes, { origin, addresses });
  const read = publishedTexts(site.folders.published);
  const searchIn = quranSearches(site.folders.published);
  const assistantIn = assistants(searchIn);
  await server.register(openApiRoutes, {
    searchIn,
    assistantIn,
    read,
    origin,
    rateLimit: options.apiRateLimit,
    warm: !isDevelopment,
  });
  await server.register(
    videoFigureRoutes,
    options.videos ?? { source: noVideoFigures, showsPictures: false },
  );
  await server.register(helpLineRoutes, { lines: options.helpLines ?? knownHelpLines });
  const texts = verifiedTexts(read);
  server.addHook("onReady", async () => {
    void texts.verify().catch((error: unknown) => server.log.error(error, "the texts could not be verified"));
  });
  await server.register(peopleRoutes, {
    people,
    areTextsVerified: texts.areVerified,
    model: options.model && offeredModel(options.model, assistantIn, read),
    mostSearches: options.apiRateLimit,
  });
  await pageRoutes(server, {
    addresses,
    pageOf: pageStore(site, origin, pageTexts(read, people.giving), isDevelopment ? 0 : undefined),
  });
  return server;
}

/** While the server drains, kept-alive connections are told to go: `close` would wait for them. */
function closeConnections(server: FastifyInstance): void {
  let isClosing = false;
  server.addHook("preClose", async () => {
    isClosing = true;
    server.server.closeIdleConnections();
  });
  server.addHook("onSend", (_request, reply, payload, done) => {
    if (isClosing) reply.header("connection", "close");
    done(null, payload);
  });
}
