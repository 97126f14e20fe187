import Fastify, { type FastifyInstance, LogController } from "fastify";
import { withContext } from "#domain/conversation/follow-up.ts";
import { type HelpLine, knownHelpLines } from "#domain/distress/help-lines.ts";
import type { Language } from "#domain/language.ts";
import { handleError } from "#server/http/errors/handle-error.ts";
import { adminPageRoute } from "#server/http/routes/admin-page.ts";
import type { ModelOptions } from "#server/http/routes/assistant-model.ts";
import { dayOutlineRoutes } from "#server/http/routes/day-outline.ts";
import { helpLineRoutes } from "#server/http/routes/help-lines.ts";
import { openApiRoutes } from "#server/http/routes/open-api.ts";
import { pageRoutes } from "#server/http/routes/pages.ts";
import { publishedRoutes, publishedTextRoutes } from "#server/http/routes/published.ts";
import { siteFileRoutes } from "#server/http/routes/site-files.ts";
import { storeRoutes } from "#server/http/routes/store-routes.ts";
import { videoFigureRoutes } from "#server/http/routes/video-figures.ts";
import { assistants } from "#server/services/assistants.ts";
import { premium } from "#server/services/giving/premium.ts";
import { importedQuotes } from "#server/services/imported-quotes.ts";
import { type ModelSettings, offeredModel } from "#server/services/model/offered-model.ts";
import { publishedTexts } from "#server/services/published-text.ts";
import { quranSearches } from "#server/services/quran-search.ts";
import { quranTexts } from "#server/services/quran-texts.ts";
import type { Services } from "#server/services/services.ts";
import { verifiedTexts } from "#server/services/verified-texts.ts";
import { noVideoFigures, type VideoFigureSource } from "#server/services/video-figures.ts";
import type { BuiltSite } from "./built-site.ts";
import { clientErrors } from "./client-errors.ts";
import { drainable } from "./drain.ts";
import { escapeMalformedPercent } from "./escape-malformed-percent.ts";
import type { Metrics } from "./metrics.ts";
import { pageStore } from "./page-store.ts";
import { pageTexts } from "./page-texts.ts";
import { securityHeaders } from "./security-headers.ts";
import type { Tracing } from "./tracing.ts";

type WebServer = {
  readonly site: BuiltSite;
  readonly origin: string;
  readonly logLevel: string;
  readonly services: Services;
  /** Proxies that may name a visitor's network address. */
  readonly trustedProxies: string[] | false;
  /** Most calls of the open API, and searches of imported hadith, in a minute from one network address; undefined for no limit. */
  readonly apiRateLimit?: number | undefined;
  /** Most pages that are rendered in a minute for one network because of what follows "?"; undefined for no limit. */
  readonly pageRateLimit?: number | undefined;
  /** Most answers of the assistant in a second for one network address; undefined for no limit. */
  readonly assistantRateLimit?: number | undefined;
  /** Origins of extraction services besides the hosted one. */
  readonly extractionOrigins?: readonly string[];
  readonly metrics?: Metrics | undefined;
  readonly tracing?: Tracing | undefined;
  /** The source of video figures, and whether the host's pictures may be shown before a click. */
  readonly videos?: { readonly source: VideoFigureSource; readonly showsPictures: boolean };
  /** The language model the operator offers beside the sources. */
  readonly model?: ModelSettings | undefined;
  /** Help lines for somebody in danger; ours by default. */
  readonly helpLines?: readonly HelpLine[];
  /** Timeouts for slow visitors, in milliseconds; tests use shorter ones. */
  readonly timeouts?: typeof defaultTimeout;
  /** Where the log goes; standard output by default. */
  readonly logStream?: { readonly write: (line: string) => void };
  /** Renders pages on every request and leaves out the headers that would break reloading. */
  readonly isDevelopment?: boolean;
};

const largestBody = 1_048_576;

/**
 * Milliseconds that a connection may take for its headers and for a whole request, and how often that is checked: a
 * silent connection is closed after 12.5 seconds at most.
 */
const defaultTimeout = { headers: 10_000, request: 30_000, check: 2500 };

declare module "fastify" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface FastifyInstance {
    /** Closes the server when what arrives meanwhile is answered; see `drainable`. */
    readonly drain: ReturnType<typeof drainable>;
  }
}

/** The server with all its routes, not yet listening. */
export async function createWebServer(options: WebServer): Promise<FastifyInstance> {
  const { site, origin, logLevel, services, isDevelopment = false, timeouts = defaultTimeout } = options;
  const isBehindTls = new URL(origin).protocol === "https:";
  const server = Fastify({
    logger:
      logLevel === "silent"
        ? false
        : { level: logLevel, ...(options.logStream && { stream: options.logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: largestBody,
    trustProxy: options.trustedProxies,
    requestTimeout: timeouts.request,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = "/" }) => escapeMalformedPercent(url),
    // Errors before any route is reached, such as a path parameter that is too long.
    frameworkErrors: handleError,
    clientErrorHandler: clientErrors(isBehindTls),
  });
  server.setErrorHandler(handleError);
  server.decorate("drain", drainable(server));
  if (!isDevelopment) await securityHeaders(server, site.headScript, options.extractionOrigins, isBehindTls);
  // Registered before what counts and traces: files that are sent from memory are neither counted nor traced.
  await publishedTextRoutes(server, site.folders.published);
  options.metrics?.watch(server);
  options.tracing?.watch(server);
  const addresses = site.routeTable.map((entry) => entry.address);
  await server.register(publishedRoutes, site.folders);
  await server.register(siteFileRoutes, { origin, addresses });
  const read = publishedTexts(site.folders.published);
  const searchIn = quranSearches(site.folders.published);
  const assistantIn = assistants(searchIn);
  const loadQuran = quranTexts(read);
  const helpLines = options.helpLines ?? knownHelpLines;
  const modelOptions: ModelOptions = {
    services,
    readPremium: (memberId) => premium(services.store, services.giving).status(memberId),
    model: options.model && offeredModel(options.model, assistantIn, read, loadQuran),
  };
  await server.register(openApiRoutes, {
    searchIn,
    assistantIn,
    read,
    loadQuran,
    findImported: importedQuotes(services),
    origin,
    rateLimit: options.apiRateLimit,
    assistant: {
      ...modelOptions,
      answer: async ({ question, previous, language }) =>
        site.answer(
          { question, earlier: previous, before: previous.length > 0 ? withContext(previous) : undefined },
          { assistant: await assistantIn(language), read, helpLines },
        ),
      mostCalls: options.assistantRateLimit,
    },
    warm: !isDevelopment,
  });
  await server.register(
    videoFigureRoutes,
    options.videos ?? { source: noVideoFigures, showsPictures: false },
  );
  await server.register(helpLineRoutes, { lines: helpLines });
  await server.register(dayOutlineRoutes, { read });
  const texts = verifiedTexts(read);
  server.addHook("onReady", async () => {
    void texts.verify().catch((error: unknown) => server.log.error(error, "the texts could not be verified"));
  });
  await server.register(storeRoutes, {
    services,
    areTextsVerified: texts.areVerified,
    modelOptions,
    mostSearches: options.apiRateLimit,
  });
  const figures = { donations: async (language: Language) => services.giving.donations(language) };
  const pages = pageStore(
    site,
    origin,
    pageTexts(read, figures),
    isDevelopment ? { pages: 0, bytes: 0 } : undefined,
  );
  await server.register(adminPageRoute, { services, pages });
  await pageRoutes(server, { addresses, pages, mostRendered: options.pageRateLimit });
  return server;
}
