import { headScript } from "virtual:head-script";
import type { PageHead } from "#app/pages/page.tsx";
import { directionOf, type Language, languages } from "#domain/language.ts";

/** Stands for the site's own origin until the server, which knows it, sends the page. */
export const originMark = "https://origin.invalid";

type DocumentParts = {
  readonly language: Language;
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly head: PageHead;
  readonly isFound: boolean;
  readonly body: string;
  readonly sent: unknown;
  readonly startFailed: { readonly text: string; readonly retry: string };
  readonly assets: {
    readonly script: string;
    readonly styles: readonly string[];
    readonly modules: readonly string[];
    readonly quranFont: string;
    /** The typefaces of the interface, which the first paint needs at once. */
    readonly interfaceFonts: readonly string[];
  };
};

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** JSON that cannot close the element it stands in. */
const inertJson = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

function addressIn(parts: DocumentParts, language: Language | undefined): string {
  const search = new URLSearchParams(parts.head.canonicalSearch);
  if (language && language !== "en") search.set("lang", language);
  const query = search.toString();
  return `${originMark}${parts.address}${query ? `?${query}` : ""}`;
}

function headLinks(parts: DocumentParts): string {
  if (!parts.isFound) return `<meta name="robots" content="noindex">`;
  const alternates = languages.map(
    (language) =>
      `<link rel="alternate" hreflang="${language}" href="${escapeHtml(addressIn(parts, language))}">`,
  );
  return [
    `<link rel="canonical" href="${escapeHtml(addressIn(parts, parts.language))}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(addressIn(parts, undefined))}">`,
  ].join("");
}

function openGraph(parts: DocumentParts): string {
  const facts = {
    "og:type": "website",
    "og:site_name": "Riwaq",
    "og:title": parts.title,
    "og:description": parts.description,
    "og:url": addressIn(parts, parts.language),
    "og:image": `${originMark}/icons/share.png`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:locale": parts.language,
  };
  return Object.entries(facts)
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`)
    .join("");
}

/** The finished page as it is sent: head, rendered body, and the data it was rendered with. */
export function renderDocument(parts: DocumentParts): string {
  const { language, assets, head } = parts;
  const fonts = [...assets.interfaceFonts, head.needsQuranFont ? assets.quranFont : undefined]
    .filter((font) => font !== undefined)
    .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
    .join("");
  const jsonLd = head.jsonLd ? `<script type="application/ld+json">${inertJson(head.jsonLd)}</script>` : "";
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><script>${headScript}</script><title>${escapeHtml(parts.title)}</title><meta name="description" content="${escapeHtml(parts.description)}">${headLinks(parts)}${assets.styles.map((style) => `<link rel="stylesheet" href="${style}">`).join("")}${fonts}<meta name="theme-color" content="#0c1511"><link rel="icon" href="/icons/riwaq.svg" type="image/svg+xml"><link rel="icon" href="/icons/riwaq-192.png" sizes="192x192" type="image/png"><link rel="apple-touch-icon" href="/icons/riwaq-180.png"><link rel="manifest" href="/manifest.webmanifest?lang=${language}">${openGraph(parts)}<meta name="twitter:card" content="summary_large_image">${jsonLd}</head><body><div id="root">${parts.body}</div><div id="start-failed" role="alert" class="panel fixed inset-x-4 bottom-20 z-50 p-4 shadow-panel" hidden><p>${escapeHtml(parts.startFailed.text)}</p><button type="button" class="mt-2 min-h-11 rounded-control bg-green px-4 text-on-green">${escapeHtml(parts.startFailed.retry)}</button></div><script type="application/json" id="start-files">${inertJson([assets.script, ...assets.modules])}</script><script type="application/json" id="page-data">${inertJson(parts.sent)}</script></body></html>`;
}
