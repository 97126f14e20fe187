import { Moon, Sun } from "lucide-react";
import { useEffect } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { applyTheme, storedTheme } from "#app/storage/theme.ts";
import { IconButton } from "#app/ui/icon-button.tsx";

/** Switches between the dark and the light theme. */
export function ThemeToggle() {
  const text = useMessages("shell");
  const [theme, keepTheme] = useStoredValue(storedTheme);
  useEffect(() => applyTheme(theme), [theme]);
  const isDark = theme === "dark";
  const Icon = isDark ? Sun : Moon;
  return (
    <IconButton
      label={text(isDark ? "themeToLight" : "themeToDark")}
      onClick={() => keepTheme(isDark ? "light" : "dark")}
    >
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
