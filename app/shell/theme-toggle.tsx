import { Moon, Sun } from "lucide-react";
import { useEffect } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { applyTheme, storedTheme } from "#app/storage/theme.ts";
import { IconButton } from "#app/ui/icon-button.tsx";

/** Switches between the dark and the light theme; as a field it says which one is shown. */
export function ThemeToggle({ isField = false }: { readonly isField?: boolean }) {
  const text = useMessages("shell");
  const [theme, setTheme] = useStoredValue(storedTheme);
  useEffect(() => applyTheme(theme), [theme]);
  const isDark = theme === "dark";
  const label = text(isDark ? "themeToLight" : "themeToDark");
  const change = () => setTheme(isDark ? "light" : "dark");
  if (isField) {
    const Shown = isDark ? Moon : Sun;
    return (
      <button
        type="button"
        aria-label={`${text(isDark ? "themeNight" : "themeDay")}. ${label}`}
        title={label}
        onClick={change}
        className="field flex items-center gap-2 text-start text-sm"
      >
        <Shown aria-hidden="true" className="size-5 shrink-0" />
        <span className="font-semibold">{text(isDark ? "themeNight" : "themeDay")}</span>
      </button>
    );
  }
  const Next = isDark ? Sun : Moon;
  return (
    <IconButton label={label} onClick={change}>
      <Next aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
