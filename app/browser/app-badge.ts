/** Puts a number on the icon of the installed app, or takes it away; nothing where there are no badges. */
export function showAppBadge(count: number | undefined): void {
  const shown = count === undefined ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(count);
  shown?.catch(() => undefined);
}
