import { useEffect } from "react";
import { useLanguage } from "#app/i18n/messages.tsx";
import { translationFor } from "#content/quran/index.ts";
import type { PlaceToOpen } from "./place-to-open.ts";
import { filterOf, type SearchChoices } from "./search-address.ts";
import { SearchPanel } from "./search-panel.tsx";
import { useQuranSearch } from "./use-quran-search.ts";

type SearchWorkProps = {
  readonly query: string;
  readonly choices: SearchChoices;
  readonly surah: number;
  /** Enter was pressed on the query: its best result opens as soon as it is found. */
  readonly isSent: boolean;
  readonly onAnswered: () => void;
  readonly onChoose: (changed: Partial<SearchChoices>) => void;
  readonly onOpen: (place: PlaceToOpen) => void;
  readonly onClose: () => void;
};

/** The search at work: opened when the box is entered, drawn while something is typed. */
export function SearchWork(props: SearchWorkProps) {
  const { query, choices, surah, isSent, onAnswered, onChoose, onOpen, onClose } = props;
  const language = useLanguage();
  const wanted = choices.language ?? language;
  const searched = translationFor(wanted) ?? "ar";
  const search = useQuranSearch({ query, language: searched, filter: filterOf(choices, surah) });
  useEffect(search.open, []);
  const { found, isCurrent } = search;
  const isAnswered = isSent && isCurrent;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for each Enter that is answered
  useEffect(() => {
    if (!isAnswered) return;
    onAnswered();
    const { place } = found ?? {};
    const first = place ? { ...place.at, to: place.to } : found?.verses[0];
    if (first) onOpen(first);
  }, [isAnswered]);
  if (!query.trim()) return null;
  return (
    <SearchPanel
      search={search}
      query={query}
      choices={choices}
      searched={searched}
      surah={surah}
      onChoose={onChoose}
      onOpen={onOpen}
      onClose={onClose}
    />
  );
}
