import type { FontSize } from "#app/storage/reader-settings.ts";

/** The sizes of the Arabic: 24, 27, 30 and 40 px on a phone, 27, 31, 34 and 46 px on a wider screen. */
export const textSize = {
  small: "text-[calc(var(--size-quran)*0.8)]",
  medium: "text-[calc(var(--size-quran)*0.9)]",
  large: "text-(length:--size-quran)",
  extraLarge: "text-[calc(var(--size-quran)*1.35)]",
} as const satisfies Record<FontSize, string>;
