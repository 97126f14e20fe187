import { Search, X } from "lucide-react";
import { useState } from "react";
import { mostReferences } from "#app/api/scholars.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { citationKey } from "#domain/citations/citation-mark.ts";
import { CitedSources } from "./cited-sources.tsx";
import { useSourceTools } from "./source-tools.ts";

type PacketSourcesProps = {
  readonly words: string;
  readonly sources: readonly string[];
  readonly onChange: (sources: string[]) => void;
};

/** The texts that go with a question: those found before, each of which can stay behind. */
export function PacketSources({ words, sources, onChange }: PacketSourcesProps) {
  const text = useMessages("scholars");
  const language = useLanguage();
  const { find } = useSourceTools();
  const [said, setSaid] = useState<string>();
  async function look(): Promise<void> {
    setSaid(text("loading"));
    const found = await find(words, language);
    setSaid(found?.length ? undefined : text(found ? "nothingFound" : "searchFailed"));
    if (found?.length) onChange(found.map(citationKey).slice(0, mostReferences));
  }
  return (
    <section aria-label={text("sources")} className="grid gap-3">
      <h3 className="font-display text-lg">{text("sources")}</h3>
      {sources.length === 0 ? (
        <>
          <p className="text-ink-soft text-sm">{text("noSources")}</p>
          <Button className="justify-self-start" disabled={words.trim() === ""} onClick={() => void look()}>
            <Search aria-hidden="true" className="size-4" />
            {text("lookForSources")}
          </Button>
          {said !== undefined && <p role="status">{said}</p>}
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
