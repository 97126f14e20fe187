import type { FastifyInstance } from "fastify";
import { coordinateQuery, type QiblaAnswer, qiblaAnswer } from "#contract/qibla.ts";
import { readQuery } from "#contract/query-values.ts";
import { qiblaBearing } from "#domain/qibla/qibla.ts";
import { cacheForADay, refuse } from "#server/http/errors/refuse.ts";
import { openApiCall } from "./open-api-call.ts";

const call = openApiCall("Direction of the Kaaba", "Prayer", {
  querystring: coordinateQuery,
  answer: qiblaAnswer,
});

/** `GET /api/qibla`. */
export async function qiblaRoutes(server: FastifyInstance): Promise<void> {
  server.get("/api/qibla", { config: call }, async (request, reply) => {
    const reading = readQuery(coordinateQuery, request.query);
    if ("mistake" in reading) return refuse(request, reply, reading.mistake);
    const { latitude, longitude } = reading.query;
    const from = { latitude, longitude };
    const answer: QiblaAnswer = { bearing: qiblaBearing(from), from };
    return reply.header("cache-control", cacheForADay).send(answer);
  });
}
