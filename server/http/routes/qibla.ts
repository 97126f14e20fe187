import type { FastifyInstance } from "fastify";
import { coordinateQuery, type QiblaAnswer, qiblaAnswer } from "#contract/qibla.ts";
import { qiblaBearing } from "#domain/qibla/qibla.ts";
import { parseQuery } from "#server/http/parse-request.ts";
import { cacheForADay, openApiCall } from "./open-api-call.ts";

const call = openApiCall("Get the direction of the Kaaba from a place", "Prayer", {
  querystring: coordinateQuery,
  answer: qiblaAnswer,
});

/** `GET /api/qibla`. */
export async function qiblaRoutes(server: FastifyInstance): Promise<void> {
  server.get("/api/qibla", { config: call }, async (request, reply) => {
    const query = parseQuery(coordinateQuery, request.query);
    const { latitude, longitude } = query;
    const from = { latitude, longitude };
    const answer: QiblaAnswer = { bearing: qiblaBearing(from), from };
    return reply.header("cache-control", cacheForADay).send(answer);
  });
}
