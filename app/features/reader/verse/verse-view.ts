import type { ComponentType } from "react";
import type { VerseActions } from "#app/features/reader/actions/use-verse-actions.ts";
import type { FontSize } from "#app/features/reader/settings/reader-settings.ts";

/** How verses are shown, the same for all verses of a page. */
export type VerseView = {
  /** The reader they are in: the digital mushaf has favorites, the complete reader bookmarks and more actions. */
  readonly variant: "digital" | "complete";
  readonly fontSize: FontSize;
  readonly hasTranslation: boolean;
  readonly hasTransliteration: boolean;
  /** Buttons after those that both readers have. */
  readonly More?: ComponentType<MoreActionsProps>;
};

export type MoreActionsProps = {
  readonly ayah: number;
  /** The ayah in the digits of the language. */
  readonly number: string;
  readonly actions: VerseActions;
};
