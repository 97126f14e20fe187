import type { ComponentType } from "react";
import type { CardWords } from "./image-card.ts";

/** A published text with all that keeping, sharing, drawing, hearing it needs. */
export type ActedText = {
  readonly kind: "hadith" | "dua" | "name";
  readonly id: string;
  /** Short, for the names of buttons. */
  readonly name: string;
  /** What is handed on when it is shared, with the path of its own address. */
  readonly shared: { readonly title: string; readonly text: string; readonly path: string };
  /** What stands on its image card, but for the house's name. */
  readonly card: Omit<CardWords, "product">;
  /** A passage of the Quran, for which there is a recitation. */
  readonly passage?: { readonly surah: number; readonly from: number; readonly to: number };
};

/** Draws the acts on a text: as icons in a card's corner, or as a row of named buttons. */
export type TextActs = ComponentType<{ readonly of: ActedText; readonly look: "icons" | "row" }>;
