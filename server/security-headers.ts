import { createHash } from "node:crypto";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { originsFor } from "#content/hosts/index.ts";

/** The headers every answer carries; scripts run from this site alone, inline only the one whose hash is named. */
export async function securityHeaders(server: FastifyInstance, bootScript: string): Promise<void> {
  const bootHash = createHash("sha256").update(bootScript).digest("base64");
  await server.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", `'sha256-${bootHash}'`],
        styleSrc: ["'self'"],
        // React writes computed sizes (progress, positions) as style attributes; no sheet can be put in so.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:", ...originsFor("img-src")],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...originsFor("connect-src")],
        mediaSrc: ["'self'", "blob:", ...originsFor("media-src")],
        frameSrc: originsFor("frame-src"),
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: false,
  });
  // The address of a link from a letter is a secret: no site that the page speaks to may learn it.
  server.addHook("onRequest", async (request, reply) => {
    if (/[?&](reset|confirm)=/.test(request.url)) reply.header("referrer-policy", "no-referrer");
  });
}
