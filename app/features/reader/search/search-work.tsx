import { useEffect, useEffectEvent } from "react";
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
  /** The best result is to be opened as soon as it is there. */
  readonly isSubmitted: boolean;
  /** Called once there is nothing to wait for any more. */
  readonly onAnswered: () => void;
  readonly onChoose: (changed: Partial<SearchChoices>) => void;
  readonly onOpen: (place: PlaceToOpen) => void;
  readonly onClose: () => void;
};

/** The search at work: opened when the box is entered, drawn while something is typed. */
export function SearchWork(props: SearchWorkProps) {
  const { query, choices, surah, isSubmitted, onAnswered, onChoose, onOpen, onClose } = props;
  const language = useLanguage();
  const wanted = choices.language ?? language;
  const searched = translationFor(wanted) ?? "ar";
  const search = useQuranSearch({ query, language: searched, filter: filterOf(choices, surah) });
  const isAnswered = search.isCurrent || search.phase.kind === "failed";
  useEffect(search.open, []);
  const openFirst = useEffectEvent(() => {
    const { found, isCurrent } = search;
    const { place } = found ?? {};
    const first = place ? { ...place.at, to: place.to } : found?.verses[0];
    onAnswered();
    if (isCurrent && first) onOpen(first);
  });
  useEffect(() => {
    if (isSubmitted && isAnswered) openFirst();
  }, [isSubmitted, isAnswered]);
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
