import { lazy, Suspense } from "react";
import type { ActionableText } from "#app/browser/actionable-text.ts";
import { FavoriteButton, ShareButton } from "./text-buttons.tsx";

// Rows stand in sheets, which open once the page answers: the server never draws one.
const ActionRow = lazy(() => import("./action-row.tsx").then((file) => ({ default: file.ActionRow })));

type TextActionsProps = { readonly of: ActionableText; readonly look: "icons" | "row" };

/** What can be done with a hadith, a supplication or a name. */
export function TextActions({ of, look }: TextActionsProps) {
  if (look === "row")
    return (
      <Suspense fallback={<div className="min-h-16" />}>
        <ActionRow of={of} />
      </Suspense>
    );
  return (
    <div className="-me-2 -mt-2 flex shrink-0">
      <FavoriteButton of={of} look={look} />
      <ShareButton of={of} look={look} />
    </div>
  );
}
