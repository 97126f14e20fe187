import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { importedTextsAnswer } from "#contract/text-pack.ts";
import { editionOf, readImportedSurah } from "#server/services/imported-texts.ts";
import type { TextRows } from "#server/store/text-rows.ts";

type ImportedTextRoutes = { readonly texts: Pick<TextRows, "list" | "find" | "read"> };

type TextAddress = { readonly id: string; readonly hash: string; readonly file: string };

const forAYear = "public, max-age=31536000, immutable";

/**
 * `GET /api/texts` lists the operator's imported texts; `/texts/imported/ID/SHA256/` has the hashes of a text's surahs
 * and each surah, which never change at their address.
 */
export async function importedTextRoutes(
  server: FastifyInstance,
  { texts }: ImportedTextRoutes,
): Promise<void> {
  server.get("/api/texts", async (_request, reply) => {
    const answer: z.infer<typeof importedTextsAnswer> = { texts: await texts.list() };
    return reply.header("cache-control", "no-cache").send(answer);
  });

  server.get<{ Params: TextAddress }>("/texts/imported/:id/:hash/:file", async (request, reply) => {
    const { id, hash, file } = request.params;
    const [, surah] = /^([1-9]\d{0,2})\.json$/.exec(file) ?? [];
    const body =
      file === "hashes.json"
        ? JSON.stringify((await editionOf(texts, { id, hash }))?.hashes)
        : await readImportedSurah(texts, { id, hash, surah: Number(surah) });
    if (body === undefined) return reply.callNotFound();
    return reply
      .headers({ "cache-control": forAYear, "content-type": "application/json; charset=utf-8" })
      .send(body);
  });
}
