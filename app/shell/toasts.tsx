import { type ReactNode, startTransition, useEffect, useState } from "react";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { type Toast, ToastContext } from "#app/ui/toast.ts";
import { type ShownToast, withToast } from "./shown-toast.ts";

const NoRegion = () => null;

/** The region is needed only once there is a toast: its code takes no room in a first load or before a first answer. */
const ToastRegion = lazyComponent(() =>
  import("./toast-region.tsx").then(
    (file) => file.ToastRegion,
    // Without a network and without the worker's copy there are no toasts; the page must not fail with them.
    () => NoRegion,
  ),
);

/** Milliseconds after which the region is there ahead of a first toast, which it says after it has been mounted. */
const readyAfter = 15_000;

let lastId = 0;

/** Holds the toasts and lets every component below it show one. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  "use memo";
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsReady(true)), readyAfter);
    return () => clearTimeout(timer);
  }, []);
  const show = (toast: Toast) => {
    lastId += 1;
    const shown = { ...toast, id: lastId };
    // Lets the pressed button render first.
    startTransition(() => {
      setIsReady(true);
      setToasts((current) => withToast(current, shown));
    });
  };
  return (
    <ToastContext value={show}>
      {children}
      {isReady && (
        <ToastRegion
          toasts={toasts}
          onGone={(id) => setToasts((current) => current.filter((toast) => toast.id !== id))}
        />
      )}
    </ToastContext>
  );
}
