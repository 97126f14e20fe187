import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import "./open-api-call.ts";

/** What every text on offer carries along. */
const licenceNote =
  "The Arabic text is Tanzil's, to be copied verbatim with its notice. Translators keep their rights: " +
  "each answer names edition, source and terms; ask them before any use beyond reading and quoting.";

/**
 * `GET /api/openapi.json`, made from the schemas that check the requests of this plugin's routes. The routes
 * parse by hand, to answer mistakes in the asker's language; here they only say what they parse by.
 */
export async function openApiDocument(server: FastifyInstance, origin: string): Promise<void> {
  const toJsonSchema = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: "any" } });
  await server.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Riwaq",
        version: "1.0.0",
        description: `Quran text and search, prayer times, qibla and Hijri dates: read-only, no key. ${licenceNote}`,
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
