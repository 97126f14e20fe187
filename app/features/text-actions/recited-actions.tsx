import type { ActionableText } from "#app/browser/actionable-text.ts";
import { PlayPassage } from "./play-passage.tsx";
import { TextActions } from "./text-actions.tsx";

type RecitedActionsProps = { readonly of: ActionableText; readonly look: "icons" | "row" };

/** `TextActions` for texts of which some are verses of the Quran: those have a play button on their card too. */
export function RecitedActions({ of, look }: RecitedActionsProps) {
  if (look === "row" || !of.passage) return <TextActions of={of} look={look} />;
  return (
    <div className="flex shrink-0">
      <PlayPassage passage={of.passage} name={of.name} look={look} />
      <TextActions of={of} look={look} />
    </div>
  );
}
