import { Bookmark, Heart } from "lucide-react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import type { VerseView } from "./verse-view.ts";

type VerseMarkProps = Pick<VerseView, "variant"> & {
  readonly ayah: number;
  readonly isMarked: boolean;
  readonly onMark: (ayah: number) => void;
};

/** Adds or removes the mark of a verse, a favorite or a bookmark, where the text itself has no button for it. */
export function VerseMark({ variant, ayah, isMarked, onMark }: VerseMarkProps) {
  const text = useMessages("reader");
  const number = formatNumber(ayah, useLanguage());
  const isComplete = variant === "complete";
  const Sign = isComplete ? Bookmark : Heart;
  const label = isComplete
    ? text(isMarked ? "removeBookmark" : "addBookmark", { number })
    : text(isMarked ? "removeFavorite" : "addFavorite", { number });
  return (
    <Button aria-pressed={isMarked} onClick={() => onMark(ayah)}>
      <Sign aria-hidden="true" className={`size-4 ${isMarked ? "fill-current text-gold" : ""}`} />
      {label}
    </Button>
  );
}
