import { createServer } from "node:http";
import { resolve } from "node:path";
import { pino } from "pino";
import { createServer as createVite } from "vite";
import { readEnvironment } from "#server/config/environment.ts";
import { readModelSettings } from "#server/config/model-environment.ts";
import { readServiceSettings } from "#server/config/service-environment.ts";
import type { BuiltSite } from "#server/main/built-site.ts";
import { createWebServer } from "#server/main/web-server.ts";
import { createServices } from "#server/services/services.ts";

const root = resolve(import.meta.dirname, "../..");
const settings = readEnvironment(process.env);
const origin = `http://localhost:${settings.PORT}`;
const http = createServer();
const vite = await createVite({
  root,
  appType: "custom",
  server: { middlewareMode: true, hmr: { server: http } },
});

type Renderer = typeof import("#app/router/render.tsx");
const loadRenderer = () => vite.ssrLoadModule("/app/router/render.tsx") as Promise<Renderer>;
const { headScript, originMark, routeTable } = await loadRenderer();

const site: BuiltSite = {
  headScript,
  originMark,
  routeTable,
  manifest: {},
  folders: {
    client: resolve(root, "app"),
    published: resolve(root, ".built/public"),
    pages: resolve(root, ".built/none"),
    worker: resolve(root, ".built/none"),
  },
  answer: async (asked, means) => (await loadRenderer()).answerInWords(asked, means),
  render: async (request) => {
    const rendered = await (await loadRenderer()).render(request);
    return { ...rendered, html: await vite.transformIndexHtml(request.path, rendered.html) };
  },
};

const log = pino({ level: settings.LOG_LEVEL });
const serviceSettings = readServiceSettings(process.env, log);
const services = createServices(serviceSettings);
const server = await createWebServer({
  site,
  origin,
  logLevel: settings.LOG_LEVEL,
  services,
  trustedProxies: serviceSettings.trustedProxies,
  isDevelopment: true,
  model: readModelSettings(process.env),
});
await server.ready();
http.on("request", (request, response) =>
  vite.middlewares(request, response, () => server.routing(request, response)),
);
http.listen(settings.PORT, () => console.log(`Riwaq is ready at ${origin}, reloading as you write`));
await services.open();
