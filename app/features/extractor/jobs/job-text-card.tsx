import { Download } from "lucide-react";
import { saveFile } from "#app/browser/save-file.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { RawText } from "../raw-text.tsx";
import type { StoredText } from "../result-store.ts";

const files = { extract: "extract.json", research: "research.txt", "llms-text": "llms.txt" } as const;

/** What a job brought, as text: nothing of it runs, and nothing of it is called Quran. */
export function JobTextCard({
  saved,
  onErase,
}: {
  readonly saved: StoredText;
  readonly onErase: () => void;
}) {
  const text = useMessages("extractor");
  const language = useLanguage();
  const { kind, timestamp, text: words, sources } = saved;
  const when = dateFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const save = () => {
    const list = sources.map(({ url, title }) => `- ${title} ${url}`).join("\n");
    saveFile(files[kind], new Blob([list ? `${words}\n\n${list}\n` : `${words}\n`], { type: "text/plain" }));
  };
  return (
    <article data-job-text={kind} className="grid min-w-0 gap-3 border-line border-t pt-4">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h4 className="font-display text-lg">{text(`job.${kind}`)}</h4>
        <time dateTime={timestamp} className="text-ink-soft text-sm">
          {when.format(new Date(timestamp))}
        </time>
      </header>
      <p className="max-w-[65ch] text-ink-soft text-sm">{text("jobTextNote")}</p>
      <RawText whole={words} />
      {sources.length > 0 && (
        <ul aria-label={text("jobSources")} className="grid gap-1 text-sm">
          {sources.map(({ url, title }) => (
            <li key={url} dir="auto" className="break-words">
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="inline-flex min-h-11 items-center text-green underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={save}>
          <Download aria-hidden="true" className="size-4" />
          {text("jobSave")}
        </Button>
        <Button look="bare" onClick={onErase}>
          {text("jobErase")}
        </Button>
      </div>
    </article>
  );
}
