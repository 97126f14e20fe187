import type { Toast } from "#app/ui/toast.ts";

/** A toast on the screen, told from its equals by number. */
export type ShownToast = Toast & { readonly id: number };
