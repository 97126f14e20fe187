import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

type NothingFoundProps = {
  readonly query: string;
  /** Set when filters narrow the search. */
  readonly onDropFilters: (() => void) | undefined;
};

const longestShown = 60;

/** Says that nothing was found, and teaches what finds more. */
export function NothingFound({ query, onDropFilters }: NothingFoundProps) {
  const text = useMessages("finding");
  const signs = [...query.trim()];
  const shown = signs.length > longestShown ? `${signs.slice(0, longestShown).join("")}…` : signs.join("");
  return (
    <EmptyState title={text("nothing", { query: shown })}>
      {onDropFilters && <Button onClick={onDropFilters}>{text("dropFilters")}</Button>}
      <ul className="grid max-w-[65ch] list-disc gap-1 ps-5 text-start text-ink-soft">
        <li>{text("hintSpelling")}</li>
        <li>{text("hintFewer")}</li>
        <li>{text("hintLanguage")}</li>
        <li>{text("hintPlace")}</li>
      </ul>
    </EmptyState>
  );
}
