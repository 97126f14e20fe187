import { createServer } from "node:http";
import { resolve } from "node:path";
import { createServer as createVite } from "vite";
import type { BuiltSite } from "#server/built-site.ts";
import { readEnvironment } from "#server/environment.ts";
import { createWebServer } from "#server/web-server.ts";

const root = resolve(import.meta.dirname, "../..");
const settings = readEnvironment(process.env);
const origin = `http://localhost:${settings.PORT}`;
const http = createServer();
const vite = await createVite({
  root,
  appType: "custom",
  server: { middlewareMode: true, hmr: { server: http } },
});

type Renderer = typeof import("#app/routes/render.tsx");
const loadRenderer = () => vite.ssrLoadModule("/app/routes/render.tsx") as Promise<Renderer>;
const { bootScript, originMark, routeTable } = await loadRenderer();

const site: BuiltSite = {
  bootScript,
  originMark,
  routeTable,
  manifest: {},
  folders: {
    client: resolve(root, "app"),
    published: resolve(root, ".built/public"),
    pages: resolve(root, ".built/none"),
  },
  render: async (request) => {
    const { status, html } = await (await loadRenderer()).render(request);
    return { status, html: await vite.transformIndexHtml(request.path, html) };
  },
};

const server = await createWebServer({ site, origin, logLevel: settings.LOG_LEVEL, isDevelopment: true });
await server.ready();
http.on("request", (request, response) =>
  vite.middlewares(request, response, () => server.routing(request, response)),
);
http.listen(settings.PORT, () => console.log(`Riwaq is ready at ${origin}, reloading as you write`));
