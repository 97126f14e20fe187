import { Check, Plus, Search } from "lucide-react";
import { useState } from "react";
import { mostReferences } from "#app/api/scholars.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { citationKey } from "#domain/citations/citation-mark.ts";
import { CitedSources } from "./cited-sources.tsx";
import { useSourceTools } from "./source-tools.ts";

type CitationPickerProps = {
  readonly suggested: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

/** Picks the texts an answer stands on from the search of the house: a reference cannot be typed wrong. */
export function CitationPicker({ suggested, chosen, onChange }: CitationPickerProps) {
  const text = useMessages("scholars");
  const language = useLanguage();
  const { find } = useSourceTools();
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<readonly string[]>(suggested);
  const [said, setSaid] = useState<string>();
  const shown = [...chosen, ...found.filter((each) => !chosen.includes(each))];

  async function look(): Promise<void> {
    if (typed.trim() === "") return;
    setSaid(text("loading"));
    const citations = await find(typed.trim(), language);
    setSaid(citations?.length ? undefined : text(citations ? "nothingFound" : "searchFailed"));
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
              // The search is inside the form of the answer, which is not to be sent yet.
              event.preventDefault();
              void look();
            }}
          />
        </div>
        <Button disabled={typed.trim() === ""} onClick={() => void look()}>
          <Search aria-hidden="true" className="size-4" />
          {text("find")}
        </Button>
      </div>
      {said !== undefined && <p role="status">{said}</p>}
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
