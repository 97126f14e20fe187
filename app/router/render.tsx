import { renderToString } from "react-dom/server";
import { loadMessages, messageFiles } from "#app/i18n/load-messages.ts";
import { say } from "#app/i18n/say.ts";
import type { Revalidate } from "#app/pages/page.tsx";
import { LazyAreas } from "#app/shell/lazy-areas.ts";
import { offlineShell } from "#app/storage/cache-names.ts";
import { defaultLanguage, isLanguage, type Language } from "#domain/language.ts";
import { App } from "./app.tsx";
import { LazyFooter } from "./app-layout.tsx";
import { renderDocument } from "./document.ts";
import { areasOf, openPage } from "./open-page.ts";
import { pageTitle } from "./page-title.ts";
import { pageFiles } from "./route-pages.ts";

export { headScript } from "virtual:head-script";
export { answerInWords } from "#app/features/chat/answer-in-words.ts";
export { routeTable } from "#app/pages/route-table.ts";
export { offlineShell } from "#app/storage/cache-names.ts";
export { originMark } from "./document.ts";

/** The build's manifest: source file → chunk. */
export type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }
  >
>;

export type RenderRequest = {
  readonly path: string;
  /** Without the leading question mark. */
  readonly search: string;
  /** The stored language of the visitor; the address may name another. */
  readonly language: Language;
  readonly read: (address: string) => Promise<unknown>;
  readonly manifest: Manifest;
};

const startFile = "app/router/start.tsx";
const quranFontFile = "node_modules/@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2";

/** The typeface of the interface in each writing; in Urdu after the letters that are drawn until it is there. */
const latinFonts = [".built/fonts/interface-latin.woff2"];
const interfaceFonts: Partial<Record<Language, readonly string[]>> = {
  ar: [".built/fonts/text-arabic.woff2"],
  ur: [
    ".built/fonts/letters-urdu.woff2",
    "node_modules/@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2",
  ],
};

function chunksOf(manifest: Manifest, files: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    const chunk = manifest[file];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  files.forEach(visit);
  return [...found].map((file) => `/${file}`);
}

function assetsFor(manifest: Manifest, language: Language, path: string, pageFile: string) {
  const start = manifest[startFile];
  const address = (font: string) => `/${manifest[font]?.file ?? font}`;
  const words = messageFiles(language, areasOf(path));
  const script = `/${start?.file ?? startFile}`;
  return {
    script,
    styles: (start?.css ?? []).map((file) => `/${file}`),
    modules: chunksOf(manifest, [startFile, pageFile, ...words]).filter((file) => file !== script),
    quranFont: address(quranFontFile),
    interfaceFonts: (interfaceFonts[language] ?? latinFonts).map(address),
  };
}

export type RenderedPage = {
  readonly status: 200 | 404;
  readonly html: string;
  readonly revalidate?: Revalidate | undefined;
};

/** The page with which a device renders any address without a network: messages and code, no content. */
async function renderShell({ manifest }: RenderRequest, language: Language): Promise<string> {
  const messages = await loadMessages(language, ["shell"]);
  const word = (key: string) => say(messages, language, key);
  return renderDocument({
    language,
    address: offlineShell,
    title: word("shell.riwaq"),
    description: word("shell.riwaq"),
    head: {},
    isFound: false,
    body: `<p class="p-8 text-center" role="status">${word("shell.loading")}</p>`,
    sent: { language, addressLanguage: null, isShell: true },
    startFailed: { text: word("shell.loadFailedText"), retry: word("shell.retry") },
    assets: assetsFor(manifest, language, "/", pageFiles.offline),
  });
}

/** Renders an address as a finished page; the status is 404 where there is no such page. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const search = new URLSearchParams(request.search);
  const asked = search.get("lang");
  const named = isLanguage(asked) ? asked : undefined;
  const language = named ?? request.language ?? defaultLanguage;
  const { path } = request;
  if (path === offlineShell) return { status: 200, html: await renderShell(request, language) };
  const first = await openPage(path, { search, language, read: request.read, extent: "window" });
  const head = first.page.head(first.data, language);
  const descriptions = await loadMessages(language, ["head"]);
  const word = (key: string) => say({ ...first.messages, ...descriptions }, language, key);
  await Promise.all([LazyFooter.ready(), LazyAreas.ready()]);
  const body = renderToString(
    <App first={first} asked={{ path, search: request.search }} addressLanguage={named} />,
  );
  const html = renderDocument({
    language,
    address: path,
    title: pageTitle(first),
    description: head.description ?? word(`head.${first.key}`),
    head,
    isFound: first.key !== "notFound",
    body,
    sent: { language, addressLanguage: named ?? null, data: first.data },
    startFailed: { text: word("shell.loadFailedText"), retry: word("shell.retry") },
    assets: assetsFor(request.manifest, language, path, pageFiles[first.key]),
  });
  return {
    status: first.key === "notFound" ? 404 : 200,
    html,
    revalidate: head.revalidate,
  };
}
