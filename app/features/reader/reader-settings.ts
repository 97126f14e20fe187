import { storedValue, wordOf } from "#app/platform/stored-value.ts";

export const fontSizes = ["small", "medium", "large", "extraLarge"] as const;

export type FontSize = (typeof fontSizes)[number];

/** The size of the Arabic; the translation follows it. */
export const storedFontSize = storedValue<FontSize>("reader.fontSize", wordOf(fontSizes), "large");

/** Whether the translation is shown under each verse. */
export const storedTranslation = storedValue<boolean>(
  "reader.translation",
  {
    parse: (text) => (text === "on" ? true : text === "off" ? false : undefined),
    print: (on) => (on ? "on" : "off"),
  },
  true,
);

/** Sizes of the Arabic in rem. */
export const arabicSize = {
  small: "text-[1.5rem]",
  medium: "text-[1.75rem]",
  large: "text-[2.125rem]",
  extraLarge: "text-[2.75rem]",
} as const satisfies Record<FontSize, string>;

/** Sizes of the translation in rem. */
export const translationSize = {
  small: "text-sm",
  medium: "text-base",
  large: "text-[1.0625rem]",
  extraLarge: "text-xl",
} as const satisfies Record<FontSize, string>;
