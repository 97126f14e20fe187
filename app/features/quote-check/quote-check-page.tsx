import { useEffect, useRef, useState } from "react";
import { string } from "valibot";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { takeSharedText } from "#app/offline/shared-text.ts";
import { forgetDraft, readDraft, writeDraft } from "#app/storage/draft.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { longestText } from "#domain/quote-check/longest-text.ts";
import { checkQuotes } from "./check-quotes.ts";
import { PhotoPicker } from "./photo-picker.tsx";
import { QuoteForm } from "./quote-form.tsx";

/** Loaded with the first check. */
const QuoteResults = lazyComponent(() => import("./quote-results.tsx").then((file) => file.QuoteResults));

const draft = "quote-check";

/** Any text held against the verified Quran, on this device. */
export function QuoteCheckPage() {
  const text = useMessages("quotes");
  const shell = useMessages("shell");
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  // An object: the same text can be checked again.
  const [asked, setAsked] = useState<{ readonly text: string }>();
  const form = useRef<HTMLDivElement>(null);
  const { value, hasFailed, retry } = useAsync(asked, async (signal) => {
    if (!asked) return undefined;
    const [quotes, names, nameOf] = await Promise.all([
      checkQuotes(asked.text, language, signal),
      import("#content/quran/index.ts").then(({ loadSurahNames }) => loadSurahNames(language)),
      import("./mending-names.ts").then(({ loadMendingNames }) => loadMendingNames(language)),
      QuoteResults.ready(),
    ]);
    return { text: asked.text, quotes, names, nameOf };
  });
  useEffect(() => {
    // Text typed before hydration is already in the field and takes precedence over the stored draft.
    if (form.current?.querySelector("textarea")?.value === "") setTyped(readDraft(draft, string()) ?? "");
    void takeSharedText().then((shared) => {
      if (!shared) return;
      setTyped(shared);
      writeDraft(draft, shared);
      if (shared.length <= longestText) setAsked({ text: shared });
    });
  }, []);
  const change = (next: string) => {
    setTyped(next);
    if (next === "") {
      forgetDraft(draft);
      setAsked(undefined);
    } else writeDraft(draft, next);
  };
  const isOffline = hasFailed && !navigator.onLine;
  const counts = value && { count: value.quotes.length };
  return (
    <div className="max-w-page">
      <PageHead
        title={shell("title.quoteCheck")}
        line={text("line")}
        about={
          <>
            <p>{text("aboutCheck")}</p>
            <p>{text("aboutHadith")}</p>
            <p>{text("aboutDevice")}</p>
          </>
        }
      />
      <noscript>
        <p className="panel mb-4 p-4">{text("noScript")}</p>
      </noscript>
      <div ref={form} className="grid gap-2">
        <QuoteForm value={typed} onChange={change} onCheck={() => setAsked({ text: typed })} />
        <PhotoPicker onRead={(found) => change(typed.trim() === "" ? found : `${typed}\n\n${found}`)} />
      </div>
      <p role="status" className="my-3 min-h-6 text-ink-soft text-sm">
        {asked && !value && !hasFailed && text("checking")}
        {counts && counts.count > 0 && text("found", counts)}
        {value && value.text !== typed && ` ${text("changed")}`}
      </p>
      {hasFailed && (
        <EmptyState
          title={isOffline ? shell("offlineTitle") : shell("loadFailedTitle")}
          hint={isOffline ? text("offline") : shell("loadFailedText")}
        >
          <Button onClick={retry}>{shell("retry")}</Button>
        </EmptyState>
      )}
      {value && (
        <div className="space-y-4">
          <QuoteResults {...value} />
        </div>
      )}
    </div>
  );
}
