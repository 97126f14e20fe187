import type { FastifyInstance } from "fastify";
import { languages } from "#domain/language.ts";
import type { BuiltSite } from "#server/built-site.ts";
import { people } from "#server/people.ts";
import { readPeopleSettings } from "#server/people-environment.ts";
import { createWebServer } from "#server/web-server.ts";

const nothing = () => undefined;
const quiet = { debug: nothing, info: nothing, warn: nothing, error: nothing };

export type FuzzedServer = {
  readonly server: FastifyInstance;
  /** The cookie of somebody signed in. */
  readonly session: string;
  readonly origin: string;
  readonly close: () => Promise<void>;
};

/** The whole server with a database of its own under `dataDirectory`, asked without a network. */
export async function openFuzzed(dataDirectory: string, site: BuiltSite): Promise<FuzzedServer> {
  const settings = readPeopleSettings({ DATA_DIR: dataDirectory }, quiet);
  const members = people(settings);
  const server = await createWebServer({
    site,
    origin: settings.publicUrl,
    logLevel: "silent",
    people: members,
    trustedProxies: false,
  });
  await members.open();
  const signedUp = await server.inject({
    method: "POST",
    url: "/api/accounts/sign-up",
    headers: { origin: settings.publicUrl },
    payload: { name: "Maryam", email: "maryam@example.org", password: "four calm green olives" },
  });
  // Every language is laid out before anything is timed.
  for (const language of languages) {
    await server.inject(`/api/quran/search?q=mercy&language=${language}`);
    await server.inject(`/api/assistant/sources?question=patience&language=${language}`);
  }
  const session = signedUp.cookies
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join("; ");
  return {
    server,
    session,
    origin: settings.publicUrl,
    async close() {
      await server.close();
      await members.close();
    },
  };
}
