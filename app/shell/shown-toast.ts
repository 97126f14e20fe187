import type { Toast } from "#app/ui/toast.ts";

/** A toast on the screen, told from its equals by number. */
export type ShownToast = Toast & { readonly id: number };

/** Most toasts shown at once. */
const most = 3;

/** The toasts with another one, which takes the place of one about the same topic; the oldest give way. */
export function withToast(toasts: readonly ShownToast[], next: ShownToast): readonly ShownToast[] {
  const others = toasts.filter(({ topic }) => topic === undefined || topic !== next.topic);
  return [...others.slice(1 - most), next];
}
