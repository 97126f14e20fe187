import type { Toast } from "#app/ui/toast.ts";

/** A toast on the screen, identified by its number. */
export type ShownToast = Toast & { readonly id: number };

/** Most toasts shown at once. */
const most = 3;

/** Adds a toast, replacing one about the same topic and removing the oldest beyond the maximum. */
export function withToast(toasts: readonly ShownToast[], next: ShownToast): readonly ShownToast[] {
  const others = toasts.filter(({ topic }) => topic === undefined || topic !== next.topic);
  return [...others.slice(1 - most), next];
}
