import { Check, Plus, Search } from "lucide-react";
import { useState } from "react";
import { mostReferences } from "#app/api/scholars.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { citationKey } from "#domain/citations/citation-mark.ts";
import { CitedSources, useSourceTools } from "./cited-sources.tsx";

type CitationPickerProps = {
  readonly suggested: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

/** Picks the texts that an answer cites from search results, so that no reference can be mistyped. */
export function CitationPicker({ suggested, chosen, onChange }: CitationPickerProps) {
  const text = useMessages("scholars");
  const language = useLanguage();
  const { find } = useSourceTools();
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<readonly string[]>(suggested);
  const [status, setStatus] = useState<string>();
  const shown = [...chosen, ...found.filter((each) => !chosen.includes(each))];

  async function search(): Promise<void> {
    if (typed.trim() === "") return;
    setStatus(text("loading"));
    const citations = await find(typed.trim(), language);
    setStatus(citations?.length ? undefined : text(citations ? "nothingFound" : "searchFailed"));
    if (citations?.length) setFound(citations.map(citationKey));
  }

  return (
    <section aria-label={text("citations")} className="grid gap-3">
      <h4 className="font-display text-lg">{text("citations")}</h4>
      <p className="text-ink-soft text-sm">{text("chosen", { count: chosen.length })}</p>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow basis-48">
          <TextField
            label={text("findCitations")}
            dir="auto"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // Enter searches and must not submit the answer form around this field.
              event.preventDefault();
              void search();
            }}
          />
        </div>
        <Button disabled={typed.trim() === ""} onClick={() => void search()}>
          <Search aria-hidden="true" className="size-4" />
          {text("find")}
        </Button>
      </div>
      {status !== undefined && <p role="status">{status}</p>}
      <CitedSources
        references={shown}
        action={(reference) => {
          const isChosen = chosen.includes(reference);
          const without = chosen.filter((each) => each !== reference);
          return (
            <Button
              className={`justify-self-start ${isChosen ? "border-green text-green" : ""}`}
              aria-pressed={isChosen}
              disabled={!isChosen && chosen.length >= mostReferences}
              onClick={() => onChange(isChosen ? without : [...chosen, reference])}
            >
              {isChosen ? (
                <Check aria-hidden="true" className="size-4" />
              ) : (
                <Plus aria-hidden="true" className="size-4" />
              )}
              {text(isChosen ? "cited" : "cite")}
            </Button>
          );
        }}
      />
    </section>
  );
}
