import { pino } from "pino";
import { readServiceSettings } from "#server/config/service-environment.ts";
import { createServices } from "#server/services/services.ts";
import { emptySite } from "./bare-site.testing.ts";
import { createWebServer } from "./web-server.ts";

/** Run by a test as a process of its own: the whole server around empty pages, which needs no build. */
const log = pino({ level: "warn" });
const settings = readServiceSettings(process.env, log);
const { site, remove } = await emptySite();
const services = createServices(settings);
const server = await createWebServer({
  site,
  origin: settings.publicUrl,
  logLevel: "warn",
  services,
  trustedProxies: settings.trustedProxies,
  isDevelopment: true,
});
process.once("SIGTERM", async () => {
  await server.drain({ accepting: 1000, finishing: 1250, answering: 12_000 });
  await services.close();
  await remove();
  process.exit(0);
});
await server.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
await services.open();
