/** Sets or clears the number on the icon of the installed app; does nothing where badges are not supported. */
export function showAppBadge(count: number | undefined): void {
  const shown = count === undefined ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(count);
  shown?.catch(() => undefined);
}
