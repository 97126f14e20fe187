import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { photoFolder } from "#domain/quote-check/photo-files.ts";
import { cachedFiles } from "./cached-files.ts";

type PublishedRoutes = { readonly client: string; readonly published: string; readonly worker: string };

const year = 31_536_000;
const forAYear = `public, max-age=${year}, immutable`;

const shared = {
  preCompressed: true,
  immutable: true,
  maxAge: year * 1000,
  index: false,
  redirect: false,
  dotfiles: "deny",
} as const;

/** Texts whose names contain a hash of their content: cached by browsers for a year, and sent from memory. */
export async function publishedTextRoutes(server: FastifyInstance, published: string): Promise<void> {
  for (const part of ["texts", "search", "places"])
    await server.register(async (scope) => {
      const root = `${published}/${part}`;
      scope.addHook("onRequest", cachedFiles(root, `/${part}/`, forAYear));
      await scope.register(fastifyStatic, { ...shared, root, prefix: `/${part}/`, decorateReply: false });
    });
}

/** Pictures of text say how it is encoded; what sends the files says so for no XML. */
const nameCharset = (reply: Pick<FastifyReply, "header">, path: string) => {
  if (path.endsWith(".svg")) reply.header("content-type", "image/svg+xml; charset=utf-8");
};

/** The browser's files, cached for a year and sent from memory like the texts; icons for a day; the service worker is always revalidated. */
export async function publishedRoutes(server: FastifyInstance, folders: PublishedRoutes): Promise<void> {
  await server.register(async (scope) => {
    const root = `${folders.client}/assets`;
    // What sends files from disk lists the folder for each of them.
    scope.addHook("onRequest", cachedFiles(root, "/assets/", forAYear));
    await scope.register(fastifyStatic, { ...shared, root, prefix: "/assets/", decorateReply: false });
  });
  await server.register(fastifyStatic, {
    ...shared,
    root: `${folders.client}${photoFolder}`,
    prefix: `${photoFolder}/`,
    decorateReply: false,
  });
  await server.register(fastifyStatic, {
    setHeaders: nameCharset,
    root: `${folders.published}/icons`,
    prefix: "/icons/",
    decorateReply: false,
    maxAge: 86_400_000,
    index: false,
  });
  await server.register(fastifyStatic, {
    root: `${folders.published}/sheets`,
    prefix: "/sheets/",
    decorateReply: false,
    maxAge: 3_600_000,
    index: false,
  });
  const worker = await readFile(join(folders.worker, "sw.js")).catch(() => undefined);
  server.get("/sw.js", async (_request, reply) => {
    if (!worker) return reply.callNotFound();
    return reply
      .header("content-type", "text/javascript; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(worker);
  });
}
