import { Trash2 } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Link } from "wouter";
import { IconButton } from "#app/ui/icon-button.tsx";

/** Marks of one kind; nothing where there are none. */
export function Section({
  title,
  children,
}: {
  readonly title: string;
  readonly children: readonly ReactNode[];
}) {
  if (children.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-3 font-display text-xl">{title}</h2>
      <ul className="grid gap-3">{children}</ul>
    </section>
  );
}

type SavedRowProps = {
  /** The sign of the kind of mark. */
  readonly sign?: ReactNode;
  readonly href: string;
  readonly name: string;
  readonly removeLabel: string;
  readonly onRemove: () => void;
  readonly children?: ReactNode;
};

/** Removing a row removes its focused button: the focus moves to the next row, or to the heading after the last one. */
function moveFocusToNextRow(event: MouseEvent<HTMLElement>): void {
  const row = event.currentTarget.closest("li");
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  (next?.querySelector("button") ?? document.querySelector<HTMLElement>("main h1"))?.focus();
}

/** A marked text: a link to it, its text, and the button that removes it. */
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
            moveFocusToNextRow(event);
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
