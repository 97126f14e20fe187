import { Copy, FileJson } from "lucide-react";
import { Link } from "wouter";
import { copyText } from "#app/browser/clipboard.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useToast } from "#app/ui/toast.ts";
import { languages } from "#domain/language.ts";
import { calls, errorExample } from "./calls.ts";

/** Parameter names that the sentences quote as they are sent. */
const parameterNames = {
  marks: "marks",
  why: "why",
  limit: "limit",
  offset: "offset",
  include: "include=tajweed",
};

/** The public API: its calls, errors, limits, the rights to the texts, and privacy. */
export function OpenApiPage() {
  const text = useMessages("api");
  const title = useMessages("shell");
  return (
    <article className="mx-auto max-w-3xl">
      <h1 tabIndex={-1} className="font-display text-3xl outline-none sm:text-4xl">
        {title("title.api")}
      </h1>
      <p className="mt-3 max-w-[65ch] text-pretty text-ink-soft">{text("intro")}</p>
      <p className="mt-3 max-w-[65ch] text-ink-soft">{text("document", { spec: "OpenAPI 3.1" })}</p>
      <a href="/api/openapi.json" className={buttonClass("primary", "mt-4")}>
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
        {calls.map(({ path, text: key, examples }) => (
          <section key={path} aria-labelledby={key} className="panel min-w-0 p-5">
            <h3 id={key} dir="ltr" className="break-all text-start font-medium font-mono">
              {path}
            </h3>
            <p className="mt-2 max-w-[65ch]">{text(key, parameterNames)}</p>
            <ul className="mt-2">
              {examples.map((address) => (
                <Example key={address} address={address} />
              ))}
            </ul>
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
