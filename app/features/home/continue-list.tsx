import type { ReactNode } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { ListRow } from "#app/ui/list-row.tsx";

/** Something that the person started and can continue. */
export type Continued = {
  readonly id: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly detail: string;
  readonly href: string;
  readonly progress?: number | undefined;
};

/** What the person can continue, side by side; the height is the same for one and for many. */
export function ContinueList({ rows }: { readonly rows: readonly Continued[] }) {
  const text = useMessages("home");
  return (
    <ul
      aria-label={text("continue.title")}
      className="scroll-row min-h-18 lg:mx-0 lg:grid lg:auto-cols-[minmax(11rem,1fr)] lg:grid-flow-col lg:px-0"
    >
      {rows.map(({ id, ...row }) => (
        <li key={id} data-continue={id} className="panel flex w-66 items-center overflow-hidden lg:w-auto">
          <ListRow {...row} />
        </li>
      ))}
    </ul>
  );
}
