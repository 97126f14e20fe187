import { Search, X } from "lucide-react";
import { useState } from "react";
import { mostReferences } from "#app/api/scholars.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { citationKey } from "#domain/citations/citation-mark.ts";
import { CitedSources, useSourceTools } from "./cited-sources.tsx";

type PacketSourcesProps = {
  readonly question: string;
  readonly sources: readonly string[];
  readonly onChange: (sources: string[]) => void;
};

/** The sources sent along with a question, each of which can be removed. */
export function PacketSources({ question, sources, onChange }: PacketSourcesProps) {
  const text = useMessages("scholars");
  const language = useLanguage();
  const { find } = useSourceTools();
  const [status, setStatus] = useState<string>();
  async function search(): Promise<void> {
    setStatus(text("loading"));
    const found = await find(question, language);
    setStatus(found?.length ? undefined : text(found ? "nothingFound" : "searchFailed"));
    if (found?.length) onChange(found.map(citationKey).slice(0, mostReferences));
  }
  return (
    <section aria-label={text("sources")} className="grid gap-3">
      <h3 className="font-display text-lg">{text("sources")}</h3>
      {sources.length === 0 ? (
        <>
          <p className="text-ink-soft text-sm">{text("noSources")}</p>
          <Button
            className="justify-self-start"
            disabled={question.trim() === ""}
            onClick={() => void search()}
          >
            <Search aria-hidden="true" className="size-4" />
            {text("lookForSources")}
          </Button>
          {status !== undefined && <p role="status">{status}</p>}
        </>
      ) : (
        <CitedSources
          references={sources}
          action={(reference) => (
            <Button
              look="bare"
              className="justify-self-start"
              onClick={() => onChange(sources.filter((each) => each !== reference))}
            >
              <X aria-hidden="true" className="size-4" />
              {text("leaveOut")}
            </Button>
          )}
        />
      )}
    </section>
  );
}
