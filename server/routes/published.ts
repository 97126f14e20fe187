import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

type PublishedRoutes = { readonly client: string; readonly published: string; readonly worker: string };

const year = 31_536_000;

/** Files whose names carry the hash of what is in them: kept by browsers and caches for a year. */
export async function publishedRoutes(server: FastifyInstance, folders: PublishedRoutes): Promise<void> {
  const shared = {
    preCompressed: true,
    immutable: true,
    maxAge: year * 1000,
    index: false,
    redirect: false,
    dotfiles: "deny",
  } as const;
  await server.register(fastifyStatic, { ...shared, root: `${folders.client}/assets`, prefix: "/assets/" });
  for (const part of ["texts", "search", "places"])
    await server.register(fastifyStatic, {
      ...shared,
      root: `${folders.published}/${part}`,
      prefix: `/${part}/`,
      decorateReply: false,
    });
  await server.register(fastifyStatic, {
    root: `${folders.published}/icons`,
    prefix: "/icons/",
    decorateReply: false,
    maxAge: 86_400_000,
    index: false,
  });
  const worker = await readFile(join(folders.worker, "sw.js")).catch(() => undefined);
  server.get("/sw.js", async (_request, reply) => {
    if (!worker) return reply.callNotFound();
    return reply.header("content-type", "text/javascript").header("cache-control", "no-cache").send(worker);
  });
}
