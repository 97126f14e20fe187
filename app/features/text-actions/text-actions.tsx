import type { ActionableText } from "#app/browser/actionable-text.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { FavoriteButton, ShareButton } from "./text-buttons.tsx";

// Rows are only in sheets, which open in the browser: the server never renders one.
const ActionRow = lazyComponent(
  () => import("./action-row.tsx").then((file) => file.ActionRow),
  <div className="min-h-16" />,
);

type TextActionsProps = { readonly of: ActionableText; readonly look: "icons" | "row" };

/** The actions of a hadith, a supplication or a name. */
export function TextActions({ of, look }: TextActionsProps) {
  if (look === "row") return <ActionRow of={of} />;
  return (
    <div className="flex shrink-0">
      <FavoriteButton of={of} look={look} />
      <ShareButton of={of} look={look} />
    </div>
  );
}
