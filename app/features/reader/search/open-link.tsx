import type { MouseEvent, ReactNode } from "react";
import { useRouter } from "wouter";
import { verseParameter } from "#app/features/reader/reading/reading-place.ts";
import { isPlainPress } from "#app/ui/plain-press.ts";
import type { PlaceToOpen } from "./place-to-open.ts";

type OpenLinkProps = {
  readonly reference: PlaceToOpen;
  readonly onOpen: (place: PlaceToOpen) => void;
  readonly className: string;
  readonly children: ReactNode;
};

/** A link to a verse in the reader that is open: an ordinary press stays in the page. */
export function OpenLink({ reference, onOpen, className, children }: OpenLinkProps) {
  const { hrefs } = useRouter();
  const follow = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onOpen(reference);
  };
  return (
    <a
      href={hrefs(`?surah=${reference.surah}&verse=${verseParameter(reference.ayah, reference.to)}`)}
      data-step=""
      onClick={follow}
      className={className}
    >
      {children}
    </a>
  );
}
