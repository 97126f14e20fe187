import type { ComponentType } from "react";
import type { PictureWords } from "./image-card.ts";

/** A published text with the data for saving, sharing, drawing and reciting it. */
export type ActionableText = {
  readonly kind: "hadith" | "dua" | "name";
  readonly id: string;
  /** Short, for the names of buttons. */
  readonly name: string;
  /** What is shared, with the path of the text's address. */
  readonly shared: { readonly title: string; readonly text: string; readonly path: string };
  /** What its picture shows. */
  readonly card: PictureWords;
  /** A passage of the Quran, for which there is a recitation. */
  readonly passage?: { readonly surah: number; readonly from: number; readonly to: number };
};

/** Shows the actions on a text: as icons in the corner of a card, or as a row of labelled buttons. */
export type TextActionsComponent = ComponentType<{
  readonly of: ActionableText;
  readonly look: "icons" | "row";
}>;
