import { Trash2 } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Link } from "wouter";
import { IconButton } from "#app/ui/icon-button.tsx";

type SavedRowProps = {
  /** The sign of the mark it bears. */
  readonly sign?: ReactNode;
  readonly href: string;
  readonly name: string;
  readonly removeLabel: string;
  readonly onRemove: () => void;
  readonly children?: ReactNode;
};

/** The row goes with its button: the focus moves to the next one, or to the heading where none is left. */
function moveFocusOn(event: MouseEvent<HTMLElement>): void {
  const row = event.currentTarget.closest("li");
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  (next?.querySelector("button") ?? document.querySelector<HTMLElement>("main h1"))?.focus();
}

/** Something that was marked: where it stands, what it says, and the way to drop it. */
export function SavedRow({ sign, href, name, removeLabel, onRemove, children }: SavedRowProps) {
  return (
    <li className="panel p-4">
      <div className="flex items-center gap-3">
        {sign}
        <Link href={href} className="min-h-11 grow content-center hover:text-green">
          {name}
        </Link>
        <IconButton
          label={removeLabel}
          onClick={(event) => {
            moveFocusOn(event);
            onRemove();
          }}
          className="print:hidden"
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {children}
    </li>
  );
}
