import { storedValue, wordOf } from "#app/platform/stored-value.ts";

export const fontSizes = ["small", "medium", "large", "extraLarge"] as const;

export type FontSize = (typeof fontSizes)[number];

/** The size of the Arabic; the translation follows it. */
export const storedFontSize = storedValue<FontSize>("reader.fontSize", wordOf(fontSizes), "large");

const onOff = {
  parse: (text: string) => (text === "on" ? true : text === "off" ? false : undefined),
  print: (isOn: boolean) => (isOn ? "on" : "off"),
};

/** Whether the translation is shown under each verse. */
export const storedTranslation = storedValue<boolean>("reader.translation", onOff, true);

/** Whether each verse is also written in Latin letters. */
export const storedTransliteration = storedValue<boolean>("reader.transliteration", onOff, false);

/** Whether the reading panel is dark while the page is not; per device. */
export const storedDarkReading = storedValue<boolean>("reader.dark", onOff, false);

/** The specification's sizes; the Arabic stands 1.4 times as large as they say, the translation 0.72 times. */
export const textSize = {
  small: "text-lg",
  medium: "text-xl",
  large: "text-2xl",
  extraLarge: "text-3xl",
} as const satisfies Record<FontSize, string>;
