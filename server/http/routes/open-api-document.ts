import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import "./open-api-call.ts";

/** The licence note for all texts. */
const licenceNote =
  "The Arabic text is by Tanzil and may only be copied verbatim with its notice. Translators keep their rights: " +
  "each response names the edition, source and terms; ask them before any use beyond reading and quoting. Translations and " +
  "explanations of hadith and supplications are our own and not reviewed by a scholar unless the answer says so.";

/**
 * `GET /api/openapi.json`, generated from the schemas of this plugin's routes. The routes parse by themselves, so that
 * errors are in the language of the request; here the schemas only describe them.
 */
export async function openApiDocument(server: FastifyInstance, origin: string): Promise<void> {
  const toJsonSchema = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: "any" } });
  await server.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Riwaq",
        version: "1.0.0",
        description: `Quran text and search, hadith, supplications, remembrances, names of Allah, prayer times, qibla and Hijri dates. Read-only; no API key is needed. ${licenceNote}`,
      },
      servers: [{ url: origin }],
    },
    transform: ({ route, ...document }) => {
      const call = route.config?.openApi;
      return toJsonSchema({ ...document, route, schema: call ?? { hide: true } });
    },
  });
  server.get("/api/openapi.json", async (_request, reply) =>
    reply.header("cache-control", "public, max-age=3600").send(server.swagger()),
  );
}
