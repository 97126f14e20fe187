import { CornerDownRight } from "lucide-react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { SurahName } from "#content/quran/index.ts";
import { OpenLink } from "./open-link.tsx";
import { placeText } from "./place-text.ts";
import type { PlaceToOpen } from "./place-to-open.ts";
import type { NamedPlace } from "./search-messages.ts";

type GoToPlaceProps = {
  readonly place: NamedPlace;
  readonly names: readonly SurahName[];
  readonly onOpen: (place: PlaceToOpen) => void;
};

/** The way to the place that was typed. */
export function GoToPlace({ place, names, onOpen }: GoToPlaceProps) {
  const text = useMessages("finding");
  const language = useLanguage();
  const { kind, number, at, to } = place;
  const name = names[at.surah - 1]?.name ?? "";
  const words = {
    juz: () => text("goToJuz", { number: formatNumber(number, language) }),
    page: () => text("goToPage", { number: formatNumber(number, language) }),
    surah: () => text("goToSurah", { name }),
    verses: () => text("goToVerse", { name, place: placeText(at, language, to) }),
  }[kind]();
  return (
    <OpenLink reference={{ ...at, to }} onOpen={onOpen} className={buttonClass("primary", "text-center")}>
      <CornerDownRight aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
      <span>{words}</span>
    </OpenLink>
  );
}
