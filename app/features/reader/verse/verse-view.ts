import type { ComponentType } from "react";
import type { FontSize } from "#app/features/reader/settings/reader-settings.ts";

/** How verses are shown, the same for all of a page. */
export type VerseView = {
  /** The door they are read through: the digital mushaf keeps favorites, the complete reader bookmarks and more. */
  readonly variant: "digital" | "complete";
  readonly fontSize: FontSize;
  readonly hasTranslation: boolean;
  readonly hasTransliteration: boolean;
  /** Buttons beside those that every door has. */
  readonly More?: ComponentType<MoreActionsProps>;
};

/** What can be done with a verse, by its ayah number. */
export type VerseActions = {
  readonly play: (ayah: number) => void;
  /** Keeps it or lets it go: a favorite or a bookmark, by the door. */
  readonly mark: (ayah: number) => void;
  /** With `to`: all verses up to that one. */
  readonly copy: (ayah: number, to?: number) => void;
  readonly share: (ayah: number, to?: number) => void;
  /** Names it in the address and brings it under the header. */
  readonly goTo: (ayah: number) => void;
  /** Opens words, note and label of a verse. */
  readonly open: (ayah: number) => void;
};

export type MoreActionsProps = {
  readonly ayah: number;
  /** The ayah in the digits of the language. */
  readonly number: string;
  readonly actions: VerseActions;
};
