import type { ComponentProps } from "react";
import { PageChips } from "#app/ui/choices.tsx";

/** Sets that lead to each other: in one row, at the side on wide screens. */
export function SetChips(props: Omit<ComponentProps<typeof PageChips>, "className">) {
  return (
    <PageChips
      {...props}
      className="shrink-0 lg:flex-col lg:[&>a]:min-h-11.5 lg:[&>a]:rounded-control lg:[&>a]:border-transparent print:hidden"
    />
  );
}
