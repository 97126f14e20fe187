import type { FastifyInstance } from "fastify";
import { defaultLanguage, directionOf, isLanguage, type Language, languages } from "#domain/language.ts";

type SiteFiles = { readonly origin: string; readonly addresses: readonly string[] };

const about = {
  en: "Read, hear and memorise the Quran; pray, remember and learn.",
  ar: "اقرأ القرآن واستمع إليه واحفظه؛ صلِّ واذكر وتعلّم.",
  fr: "Lire, écouter et mémoriser le Coran ; prier, se souvenir et apprendre.",
  ur: "قرآن پڑھیں، سنیں اور حفظ کریں؛ نماز، ذکر اور علم۔",
  id: "Baca, dengar, dan hafalkan Al-Qur’an; shalat, berzikir, dan belajar.",
  tr: "Kur’an’ı okuyun, dinleyin, ezberleyin; namaz kılın, zikredin, öğrenin.",
} as const satisfies Record<Language, string>;

/** The page to which a device sends what other apps share. */
const quoteCheck = "/quote-check";

function webManifest(language: Language) {
  return {
    id: "/",
    name: "Riwaq رواق",
    short_name: language === "ar" || language === "ur" ? "رواق" : "Riwaq",
    description: about[language],
    lang: language,
    dir: directionOf(language),
    start_url: "/",
    scope: "/",
    display: "standalone",
    share_target: {
      action: quoteCheck,
      method: "POST",
      enctype: "multipart/form-data",
      params: {
        title: "title",
        text: "text",
        url: "url",
        files: [{ name: "file", accept: ["text/plain", ".txt"] }],
      },
    },
    background_color: "#0c1511",
    theme_color: "#0c1511",
    icons: [
      { src: "/icons/riwaq-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/riwaq-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/riwaq-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/icons/riwaq.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
}

function sitemap({ origin, addresses }: SiteFiles): string {
  const inLanguage = (address: string, language: Language) =>
    `${origin}${address}${language === defaultLanguage ? "" : `?lang=${language}`}`;
  const urls = addresses.flatMap((address) =>
    languages.map((language) => {
      const links = languages.map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${inLanguage(address, other)}"/>`,
      );
      return `<url><loc>${inLanguage(address, language)}</loc>${links.join("")}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("")}</urlset>`;
}

/** The small files that crawlers and browsers request, generated from the route table. */
export async function siteFileRoutes(server: FastifyInstance, site: SiteFiles): Promise<void> {
  server.get<{ Querystring: { lang?: string } }>("/manifest.webmanifest", async (request, reply) => {
    const language = request.query.lang;
    reply
      .header("content-type", "application/manifest+json")
      .header("cache-control", "public, max-age=86400");
    return JSON.stringify(webManifest(isLanguage(language) ? language : defaultLanguage));
  });
  // The service worker answers shares on the device. One that comes here all the same is answered before its body is
  // read: what somebody wanted to check is none of the server's business.
  server.post(quoteCheck, {
    onRequest: async (_request, reply) =>
      reply.header("connection", "close").header("cache-control", "no-store").redirect(quoteCheck, 303),
    handler: async () => undefined,
  });
  server.get("/sitemap.xml", async (_request, reply) =>
    reply
      .header("content-type", "application/xml; charset=utf-8")
      .header("cache-control", "public, max-age=86400")
      .send(sitemap(site)),
  );
  server.get("/robots.txt", async (_request, reply) =>
    reply
      .header("content-type", "text/plain; charset=utf-8")
      .send(`User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${site.origin}/sitemap.xml\n`),
  );
  server.get("/favicon.ico", async (_request, reply) => reply.redirect("/icons/riwaq-192.png", 302));
}
