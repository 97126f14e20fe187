import type { MouseEvent, ReactNode } from "react";
import type { VerseReference } from "#domain/verse-reference.ts";

type OpenLinkProps = {
  readonly reference: VerseReference;
  readonly onOpen: (reference: VerseReference) => void;
  readonly className: string;
  readonly children: ReactNode;
};

/** A link to a verse in the reader that is open: an ordinary press stays in the page. */
export function OpenLink({ reference, onOpen, className, children }: OpenLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    onOpen(reference);
  };
  return (
    <a
      href={`?surah=${reference.surah}&verse=${reference.ayah}`}
      data-step=""
      onClick={follow}
      className={className}
    >
      {children}
    </a>
  );
}
