import type { FastifyInstance } from "fastify";
import type { VideoFigures } from "#contract/video-figures.ts";
import type { VideoFigureSource } from "#server/services/video-figures.ts";

type Options = { readonly source: VideoFigureSource; readonly showsPictures: boolean };

/** `GET /api/video-figures`: figures of our videos from their host, where the operator has an API key. */
export async function videoFigureRoutes(server: FastifyInstance, options: Options): Promise<void> {
  server.get("/api/video-figures", async (_request, reply) => {
    const answer: VideoFigures = {
      figures: await options.source.figures(),
      showsPictures: options.showsPictures,
    };
    return reply.header("cache-control", "public, max-age=3600").send(answer);
  });
}
