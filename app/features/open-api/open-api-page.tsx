import { Copy, FileJson } from "lucide-react";
import { Link } from "wouter";
import { copyText } from "#app/browser/clipboard.ts";
import type { Catalogue } from "#app/i18n/catalogue.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { useToast } from "#app/ui/toast.ts";
import { languages } from "#domain/language.ts";

/** Parameter names that the sentences quote as they are sent. */
const parameterNames = {
  marks: "marks",
  why: "why",
  limit: "limit",
  offset: "offset",
  include: "include=tajweed",
  language: "language",
  previous: "previous",
  q: "q",
  category: "category",
  collection: "collection",
  source: "source",
};

/** The public API: its calls, errors, limits, the rights to the texts, and privacy. */
export function OpenApiPage() {
  const text = useMessages("api");
  const title = useMessages("shell");
  return (
    <article className="max-w-page">
      <PageHead
        title={title("title.api")}
        about={
          <>
            <p>{text("intro")}</p>
            <p>{text("document", { spec: "OpenAPI 3.1" })}</p>
          </>
        }
      />
      <a href="/api/openapi.json" className={buttonClass("primary", "mt-2")}>
        <FileJson aria-hidden="true" className="size-4" />
        {text("openDocument")}
      </a>

      <h2 className="mt-10 mb-3 font-display text-2xl">{text("calls")}</h2>
      <p className="mb-4 max-w-[65ch] text-ink-soft">
        {text("languageText", {
          parameter: "language",
          codes: languages.join(", "),
          header: "Accept-Language",
        })}
      </p>
      <div className="grid gap-4">
        {calls.map(({ path, text: key, examples, body }) => (
          <section key={path} aria-labelledby={key} className="panel min-w-0 p-5">
            <h3 id={key} dir="ltr" className="break-words text-start font-medium font-mono">
              {path}
            </h3>
            <p className="mt-2 max-w-[65ch]">{text(key, parameterNames)}</p>
            {body === undefined ? (
              <ul className="mt-2">
                {examples.map((address) => (
                  <Example key={address} address={address} />
                ))}
              </ul>
            ) : (
              <pre dir="ltr" className="mt-2 whitespace-pre-wrap break-words text-start font-mono text-sm">
                {body}
              </pre>
            )}
          </section>
        ))}
      </div>

      <h2 className="mt-10 mb-3 font-display text-2xl">{text("errorsTitle")}</h2>
      <p className="max-w-[65ch]">
        {text("errorsText", { code: "code", message: "message", field: "field", retry: "Retry-After" })}
      </p>
      <pre dir="ltr" className="panel mt-3 whitespace-pre-wrap break-words p-4 text-start font-mono text-sm">
        {errorExample}
      </pre>

      <h2 className="mt-10 mb-3 font-display text-2xl">{text("limitsTitle")}</h2>
      <p className="max-w-[65ch]">{text("limitsText", { etag: "ETag", header: "If-None-Match" })}</p>

      <h2 className="mt-10 mb-3 font-display text-2xl">{text("rightsTitle")}</h2>
      <p className="max-w-[65ch]">{text("rightsText")}</p>
      <p className="mt-2">
        <Link href="/credits" className="inline-flex min-h-11 items-center text-green underline">
          {text("rightsLink")}
        </Link>
      </p>

      <h2 className="mt-10 mb-3 font-display text-2xl">{text("privacyTitle")}</h2>
      <p className="max-w-[65ch]">{text("privacyText")}</p>
    </article>
  );
}

/** A request that works, to open or to copy as a whole address. */
function Example({ address }: { readonly address: string }) {
  const text = useMessages("api");
  const showToast = useToast();
  const copy = async () => {
    if (await copyText(new URL(address, location.href).href)) showToast({ description: text("copied") });
  };
  return (
    <li dir="ltr" className="flex items-center gap-1">
      <a
        href={address}
        className="min-h-11 grow content-center break-all font-mono text-green text-sm hover:underline"
      >
        {address}
      </a>
      <IconButton label={text("copy", { address })} onClick={copy}>
        <Copy aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  );
}

type Call = {
  readonly path: string;
  readonly text: keyof Catalogue["api"] & `call.${string}`;
  readonly examples: readonly string[];
  /** The body of a POST, which no address can show. */
  readonly body?: string;
};

/** The calls as the page shows them, each with example requests that work. */
export const calls: readonly Call[] = [
  {
    path: "/api/quran/verses/{surah}:{from}[-{to}]",
    text: "call.verses",
    examples: [
      "/api/quran/verses/2:255",
      "/api/quran/verses/55:1-13?language=fr",
      "/api/quran/verses/112?language=id&include=tajweed",
    ],
  },
  { path: "/api/quran/surahs", text: "call.surahs", examples: ["/api/quran/surahs?language=tr"] },
  {
    path: "/api/quran/search",
    text: "call.search",
    examples: ["/api/quran/search?q=mercy", "/api/quran/search?q=الرحمن&language=ar&limit=50&offset=50"],
  },
  {
    path: "/api/{hadith|duas|athkar|names-of-allah}[/{id}]",
    text: "call.texts",
    examples: [
      "/api/hadith?q=intention",
      "/api/hadith/nawawi-01-intentions?language=fr",
      "/api/duas?q=istikhara&language=id",
      "/api/athkar?category=morning&limit=50",
      "/api/names-of-allah?q=Aziz&language=tr",
    ],
  },
  { path: "/api/tafsir/{reference}", text: "call.tafsir", examples: ["/api/tafsir/2:255", "/api/tafsir/1"] },
  {
    path: "/api/quotes/check",
    text: "call.quoteCheck",
    examples: [],
    body: 'POST /api/quotes/check\n{ "text": "…", "language": "tr" }',
  },
  {
    path: "/api/quotes/match",
    text: "call.quoteMatch",
    examples: [],
    body: 'POST /api/quotes/match\n{ "quote": "…" }',
  },
  {
    path: "/api/assistant/answer",
    text: "call.answer",
    examples: [],
    body: 'POST /api/assistant/answer\n{ "language": "en", "question": "…", "previous": [] }',
  },
  {
    path: "/api/assistant/sources",
    text: "call.assistant",
    examples: [
      "/api/assistant/sources?question=verses+about+patience",
      "/api/assistant/sources?question=من+هو+ذو+القرنين&language=ar&limit=5",
    ],
  },
  {
    path: "/api/prayer-times",
    text: "call.prayerTimes",
    examples: ["/api/prayer-times?latitude=30.0444&longitude=31.2357&days=7&method=egyptian"],
  },
  { path: "/api/qibla", text: "call.qibla", examples: ["/api/qibla?latitude=-6.2088&longitude=106.8456"] },
  {
    path: "/api/hijri",
    text: "call.hijri",
    examples: ["/api/hijri?date=2026-03-03", "/api/hijri?hijri=1447-09-14"],
  },
  { path: "/api/health", text: "call.health", examples: ["/api/health", "/api/ready"] },
];

/** The shape of every error response. */
export const errorExample = `{
  "error": {
    "code": "out-of-range",
    "message": "limit must be from 1 to 100.",
    "field": "limit"
  }
}`;
