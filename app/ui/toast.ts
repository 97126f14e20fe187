import { createContext, useContext } from "react";

export type Toast = {
  readonly title?: string;
  readonly description?: string;
  readonly variant?: "default" | "destructive";
  /** What it is about: a later toast of the same topic takes the place of an earlier one. */
  readonly topic?: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
};

/** Shows a toast; the shell owns the place where it appears. */
export type ShowToast = (toast: Toast) => void;

export const ToastContext = createContext<ShowToast | undefined>(undefined);

/** The function with which a control shows a toast. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error("a toast is shown outside ToastContext");
  return show;
}
