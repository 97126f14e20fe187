import type { ComponentType } from "react";
import type { VerseActions } from "#app/features/reader/actions/use-verse-actions.ts";
import type { FontSize } from "#app/storage/reader-settings.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

/** How verses are shown, the same for all verses of a page. */
export type VerseView = {
  /** The reader they are in: the digital mushaf has favorites, the complete reader bookmarks and more actions. */
  readonly variant: "digital" | "complete";
  readonly fontSize: FontSize;
  readonly hasTranslation: boolean;
  readonly hasTransliteration: boolean;
  /** Buttons between those that both readers have. */
  readonly More?: ComponentType<MoreActionsProps>;
};

export type MoreActionsProps = {
  readonly ayah: number;
  /** The ayah in the digits of the language. */
  readonly number: string;
  readonly actions: VerseActions;
};

/** What other parts of the app have on a verse. */
export type VerseLinks = {
  /** Ways to learn more of it, on other pages; without its commentary where that stands beside. */
  readonly Rows: ComponentType<{ readonly verse: VerseReference; readonly hasTafsir?: boolean }>;
  /** Its commentary. */
  readonly Tafsir: ComponentType<{ readonly verse: VerseReference }> & {
    readonly ready: () => Promise<void>;
  };
};
