import { storedValue, wordOf } from "./stored-value.ts";

export type Theme = "dark" | "light";

/** The chosen theme, under `theme`; the first paint reads it before any of this runs. */
export const storedTheme = storedValue<Theme>("theme", wordOf(["dark", "light"]), "dark");

/** Puts a theme on the page. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}
